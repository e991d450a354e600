import type { en } from '../en/contact'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'contact.lead': 'אדם אמיתי קורא מה שכותבים כאן.',
  'contact.topic': 'במה מדובר?',
  'contact.topic.choose': 'בחירת נושא',
  'contact.topic.problem': 'משהו לא עובד',
  'contact.topic.account': 'החשבון שלי',
  'contact.topic.safety': 'בטיחות',
  'contact.topic.idea': 'רעיון',
  'contact.topic.other': 'משהו אחר',
  'contact.topic.required': 'יש לבחור נושא',
  'contact.message': 'הודעה',
  'contact.message.required': 'יש לכתוב במה מדובר',
  'contact.message.max': 'זה ארוך מדי',
  'contact.name': 'השם שלך',
  'contact.name.required': 'יש לכתוב איך לפנות אליך',
  'contact.name.max': 'זה ארוך מדי',
  'contact.email': 'תשובה אל',
  'contact.email.hint': 'הדפדפן, השפה וכתובת הדף הזה יצורפו.',
  'contact.email.required': 'יש לכתוב לאן לשלוח את התשובה',
  'contact.email.wrong': 'זו לא כתובת דוא״ל',
  'contact.send': 'שליחה',
  'contact.tooOften': 'כבר כתבת כמה פעמים. אפשר לנסות שוב בעוד שעה, מה שכתבת יישאר כאן.',
  'contact.thanks': 'תודה, זה אצלנו',
  'contact.thanks.text': 'אדם אמיתי קורא את זה. התשובה תישלח אל {address}.',
  'contact.thanks.back': 'חזרה להגדרות',
}
