import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'saved.title': 'الفيديوهات المحفوظة',
  'saved.save': 'حفظ لوقت لاحق',
  'saved.remove': 'إزالة من المحفوظات',
  'saved.done': 'تم الحفظ. لا يراه سواك.',
  'saved.removed': 'أُزيل من فيديوهاتك المحفوظة',
  'saved.empty': 'لا شيء محفوظ بعد',
  'saved.empty.text': 'احفظ فيديو من خياراته، وسينتظرك هنا وحدك.',
  'saved.explore': 'استكشاف',
  'saved.clear.title': 'إزالة كل الفيديوهات المحفوظة؟',
  'saved.clear.text': 'لن تتمكن من استعادتها.',
  'saved.clear.done': 'لم تعد لديك فيديوهات محفوظة',
  'history.title': 'سجل المشاهدة',
  'history.keep': 'تذكّر ما أشاهده',
  'history.private': 'لا يرى هذه القائمة سواك. تبقى الفيديوهات فيها سنة.',
  'history.empty': 'لم تشاهد شيئًا بعد',
  'history.empty.text': 'تظهر هنا الفيديوهات التي تشاهدها، وأحدثها أولًا.',
  'history.off': 'سجلك متوقف',
  'history.off.text': 'شغّله لتجد مجددًا الفيديوهات التي شاهدتها.',
  'saved.clear': 'مسح الكل',
  'history.clear.title': 'مسح سجل المشاهدة؟',
  'history.clear.text': 'لن تتمكن من استعادته.',
  'history.clear.done': 'سجل مشاهدتك فارغ',
}
