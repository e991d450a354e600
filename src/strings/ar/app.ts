import type { en } from '../en/app'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'app.nav': 'القائمة الرئيسية',
  'app.skip': 'التخطي إلى المحتوى',
  'app.recent': 'مجتمعات زرتها مؤخرًا',
  'app.create': 'إنشاء',
  'app.profile': 'الملف الشخصي',
  'app.notifications': {
    zero: 'الإشعارات، غير المقروءة: {shown}',
    one: 'الإشعارات، غير المقروءة: {shown}',
    two: 'الإشعارات، غير المقروءة: {shown}',
    few: 'الإشعارات، غير المقروءة: {shown}',
    many: 'الإشعارات، غير المقروءة: {shown}',
    other: 'الإشعارات، غير المقروءة: {shown}',
  },

  'app.title.home': 'الرئيسية',
  'app.title.latest': 'أحدث الفيديوهات',
  'app.title.popular': 'الفيديوهات الرائجة',
  'app.title.explore': 'استكشاف',
  'app.title.search': 'بحث',
  'app.title.video': 'فيديو',
  'app.title.community': 'مجتمع',
  'app.title.group': 'حلقة',
  'app.title.profile': 'الملف الشخصي',
  'app.title.brand': 'حول',
  'app.title.notification': 'الإشعارات',
  'app.title.settings': 'الإعدادات',
  'app.title.terms': 'الشروط',
  'app.title.privacy': 'الخصوصية',
  'app.title.posts': 'منشوراتك',
  'app.title.post': 'منشور',
  'app.title.post-create': 'منشور جديد',
  'app.title.post-draft': 'مسودة',
  'app.title.saved': 'الفيديوهات المحفوظة',
  'app.title.history': 'سجل المشاهدة',

  'app.own': 'خاص بك',
  'app.find': 'ابحث عن فيديوهات وأشخاص ومجتمعات',

  'app.lost.title': 'هذه الصفحة غير موجودة',
  'app.lost.text': 'ربما نُقلت، أو أزالها صاحبها.',
  'app.lost.action': 'إلى الرئيسية',
  'app.signIn': 'تسجيل الدخول',
  'app.signIn.title': 'سجّل الدخول لرؤية هذا',
  'app.signIn.text': 'هذه الصفحة لك وحدك. تُفتح فور تسجيل دخولك.',
  'app.legal.out': 'القراءة على موقع {brand}',
  'app.legal.none': 'لم ينشر {brand} هذا بعد',
  'app.legal.error': 'تعذّر تحميل هذه الصفحة',
}
