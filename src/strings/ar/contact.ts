import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'contact.lead': 'يقرأ رسالتك شخص حقيقي.',
  'contact.topic': 'ما الموضوع؟',
  'contact.topic.choose': 'اختر موضوعًا',
  'contact.topic.problem': 'شيء لا يعمل',
  'contact.topic.account': 'حسابي',
  'contact.topic.safety': 'السلامة',
  'contact.topic.idea': 'فكرة',
  'contact.topic.other': 'شيء آخر',
  'contact.topic.required': 'اختر الموضوع',
  'contact.message': 'الرسالة',
  'contact.message.required': 'اكتب ما تود قوله',
  'contact.message.max': 'هذا طويل جدًا',
  'contact.name': 'اسمك',
  'contact.name.required': 'اكتب الاسم الذي نناديك به',
  'contact.name.max': 'هذا طويل جدًا',
  'contact.email': 'الرد إلى',
  'contact.email.hint': 'يُرسل معها المتصفح واللغة وعنوان هذه الصفحة.',
  'contact.email.required': 'اكتب إلى أين نرسل الرد',
  'contact.email.wrong': 'هذا ليس بريدًا إلكترونيًا صالحًا',
  'contact.send': 'إرسال',
  'contact.tooOften': 'لقد راسلتنا عدة مرات. حاول مجددًا بعد ساعة، وستبقى كلماتك هنا.',
  'contact.thanks': 'شكرًا، وصلتنا رسالتك',
  'contact.thanks.text': 'يقرأها شخص حقيقي، ويصل الرد إلى {address}.',
  'contact.thanks.back': 'العودة إلى الإعدادات',
}
