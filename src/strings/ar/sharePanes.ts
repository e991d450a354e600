import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'share.qr.hint': 'وجّه الكاميرا إلى هنا لفتحه على جهاز آخر.',
  'share.qr.failed': 'تعذّر تحميل الرمز.',
  'share.embed.code': 'شيفرة لصفحة',
  'share.embed.forms': 'نوع الشيفرة',
  'share.embed.link': 'رابط',
  'share.embed.link.hint': 'يعمل في كل مكان، ويصبح المشغّل',
  'share.embed.tag': 'وسم',
  'share.embed.tag.hint': 'لصفحتك الخاصة',
  'share.embed.frame': 'إطار',
  'share.embed.frame.hint': 'حيث لا يُسمح بالسكربتات',
  'share.embed.hint': 'سطران لأي صفحة. حدّد ارتفاع العنصر في ورقة الأنماط.',
  'share.embed.size': 'الحجم',
  'share.embed.size.full': 'العرض الكامل',
  'share.embed.scheme': 'المظهر',
  'share.embed.scheme.system': 'النظام',
  'share.embed.scheme.light': 'فاتح',
  'share.embed.scheme.dark': 'داكن',
  'share.embed.start': 'البداية',
  'share.embed.start.here': 'حيث أنت الآن',
  'share.embed.until': 'إلى أن يتوفر السكربت',
  'share.embed.copy': 'نسخ الشيفرة',
  'share.embed.copied': 'تم نسخ الشيفرة',
}
