import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'privacy.mentions': 'من يمكنه الإشارة إليك',
  'privacy.mentions.hint': 'يمكن للآخرين كتابة اسمك، لكنه لن يصبح رابطًا ولن يصلك إشعار.',
  'privacy.mentions.everyone': 'الجميع',
  'privacy.mentions.communities': 'أشخاص من مجتمعاتك',
  'privacy.mentions.nobody': 'لا أحد',
  'privacy.mentions.failed': 'تعذّر تحميل اختيارك',

  'privacy.blocked': 'المحظورون',
  'privacy.blocked.hint': 'لا تراهم، ولا يمكنهم الإشارة إليك. ولن يعلموا بذلك.',
  'privacy.blocked.none': 'لم تحظر أحدًا.',
  'privacy.blocked.failed': 'تعذّر تحميل القائمة',
  'privacy.unblock': 'إلغاء الحظر',
  'privacy.unblock.name': 'إلغاء حظر {name}',

  'privacy.data': 'بياناتك',
  'privacy.data.error': 'تعذّر تحميل حالة نسختك',
  'privacy.copy': 'نسخة من بياناتك',
  'privacy.copy.text': 'الملف الشخصي والمنشورات والتعليقات ونشاطك، في ملف واحد',
  'privacy.copy.ask': 'طلب نسخة',
  'privacy.copy.gathering': 'جارٍ جمع بياناتك',
  'privacy.copy.count': 'العناصر: {done} من {total}.',
  'privacy.copy.gathering.text': 'سنراسلك بالبريد، ويمكنك إغلاق هذه الصفحة.',
  'privacy.copy.ready': 'نسختك جاهزة',
  'privacy.copy.until': 'حتى {day}',
  'privacy.copy.download': 'تنزيل',
  'privacy.copy.anew': 'إنشاء نسخة جديدة',
  'privacy.copy.remove': 'إزالة النسخة',
  'privacy.copy.failed': 'لم تكتمل',
  'privacy.copy.failed.text': 'حدث خطأ من جانبنا. بياناتك في أمان.',
  'privacy.copy.again': 'إعادة المحاولة',
}
