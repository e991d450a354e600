import type { en } from '../en/picture'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'picture.title': 'صورة الملف الشخصي',
  'picture.lead': 'تظهر بجانب كل ما تنشره.',
  'picture.none': 'ليست لديك صورة بعد. يميّز الناس الصورة أسرع من الاسم.',
  'picture.add': 'إضافة صورة',
  'picture.change': 'تغيير الصورة',
  'picture.remove': 'إزالة الصورة',

  'picture.drop': 'أفلت صورة هنا',
  'picture.browse': 'أو {browse}',
  'picture.browse.link': 'تصفّح ملفاتك',
  'picture.choose': 'اختيار صورة',
  'picture.photo': 'التقاط صورة',
  'picture.limits': 'JPG أو PNG، حتى 3 ميغابايت',
  'picture.orWeb': 'أو من الويب',
  'picture.address': 'عنوان الصورة',
  'picture.use': 'استخدام',
  'picture.orAvatar': 'أو واحدة من صورنا',
  'picture.avatars': 'الصور الرمزية',
  'picture.avatar': 'الصورة الرمزية {name}',

  'picture.crop.title': 'قص صورتك',
  'picture.crop.area':
    'الجزء الذي يبقى. تحرّكه مفاتيح الأسهم، ويتغيّر حجمه معها بالضغط على Shift، ويقرّب الزائد والناقص أو يبعّدان.',
  'picture.crop.zoom': 'التكبير',
  'picture.crop.smaller': 'أصغر',
  'picture.crop.larger': 'أكبر',
  'picture.crop.turnLeft': 'تدوير لليسار',
  'picture.crop.turnRight': 'تدوير لليمين',
  'picture.crop.done': 'تم',
  'picture.crop.failed': 'تعذّر تحميل أداة القص.',
  'picture.uploading': 'جارٍ رفع الصورة',
  'picture.saving': 'جارٍ حفظ الصورة',
  'picture.percent': '{count}%',
  'picture.saved': 'تم تحديث صورة ملفك الشخصي',

  'picture.remove.title': 'إزالة صورة الملف الشخصي؟',
  'picture.remove.before': 'صورتك الآن',
  'picture.remove.after': 'ما سيظهر مكانها',
  'picture.remove.submit': 'إزالة',

  'picture.error.badFile': 'تعذّر رفع الصورة. يجب ألا يتجاوز حجمها 3 ميغابايت، وأن تكون بصيغة JPG أو PNG.',
  'picture.error.badType': 'نوع الملف غير صالح.',
  'picture.error.damaged': 'تعذّرت قراءة هذا الملف: إنه تالف أو غير مكتمل.',
  'picture.error.badUrl': 'عنوان غير صالح.',
  'picture.error.tooManyPixels': 'في هذه الصورة أكثر من 50 ميغابكسل. استخدم نسخة أصغر منها.',
  'picture.error.notFetched': 'تعذّر جلب الصورة. الحالة: {status}',
  'picture.error.notConverted': 'تعذّر تحويل الصورة',
  'picture.error.notRead': 'تعذّرت قراءة الصورة',
  'picture.error.noUrl': 'حدث خطأ ما. يُرجى المحاولة مجددًا.',
  'picture.error.upload': 'تعذّر الرفع. يُرجى المحاولة مجددًا.',
}
