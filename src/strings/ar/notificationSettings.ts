import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'notificationSettings.caption': 'ما يصلك، وكيف يصلك',
  'notificationSettings.kind': 'النوع',
  'notificationSettings.app': 'التطبيق',
  'notificationSettings.mail': 'البريد',
  'notificationSettings.push': 'فوري',
  'notificationSettings.answers': 'الردود والإشارات',
  'notificationSettings.answers.text': 'التعليقات على فيديوهاتك، والردود، والإشارات إليك',
  'notificationSettings.sparks': 'الشرارات وإعادات النشر',
  'notificationSettings.sparks.text': 'إشعار فوري مرة في اليوم لكل فيديو على الأكثر',
  'notificationSettings.posts': 'منشوراتك',
  'notificationSettings.posts.text': 'ما نُشر وما تعذّر، وما يقرره المشرفون',
  'notificationSettings.communities': 'الجديد في مجتمعاتك',
  'notificationSettings.communities.text': 'الفيديوهات في الحلقات التي تتابعها، ومكانك هناك',
  'notificationSettings.requests': 'الطلبات والبلاغات',
  'notificationSettings.requests.text': 'حيث تكون مسؤولًا، وما أبلغت عنه',
  'notificationSettings.mail.often':
    'تصلك رسالة بريد مرة في اليوم على الأكثر بما لم تقرأه. أما الرموز والتنبيهات الخاصة بحسابك فتصل دائمًا.',
  'notificationSettings.error': 'تعذّر تحميل إعداداتك',

  'notificationSettings.push.off.title': 'الإشعارات الفورية متوقفة في هذا المتصفح',
  'notificationSettings.push.off.text': 'اعرف ما يحدث حتى عندما تكون هذه الصفحة مغلقة.',
  'notificationSettings.push.off.action': 'تشغيل',
  'notificationSettings.push.on.title': 'الإشعارات الفورية مفعّلة في هذا المتصفح',
  'notificationSettings.push.on.text': 'تتوقف عند تسجيل خروجك هنا.',
  'notificationSettings.push.on.action': 'إيقاف',
  'notificationSettings.push.blocked.title': 'الإشعارات الفورية محظورة في هذا المتصفح',
  'notificationSettings.push.blocked.text': 'اسمح بالإشعارات لموقع {host} في إعدادات الموقع بالمتصفح لتعمل هنا.',
  'notificationSettings.push.unavailable.title': 'لا إشعارات فورية في هذا الموقع',
  'notificationSettings.push.unavailable.text': 'سيخبرك التطبيق والبريد كالمعتاد.',
  'notificationSettings.push.unsupported.title': 'هذا المتصفح لا يدعم الإشعارات الفورية',
  'notificationSettings.push.unsupported.text': 'على iPhone أو iPad، أضف الموقع إلى الشاشة الرئيسية أولًا وافتحه منها.',
}
