import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'privacy.mentions': 'מי יכול להזכיר אותך',
  'privacy.mentions.hint': 'אחרים עדיין יכולים לכתוב את שמך, אבל הוא לא יהפוך לקישור ולא תישלח אליך התראה.',
  'privacy.mentions.everyone': 'כולם',
  'privacy.mentions.communities': 'אנשים מהקהילות שלך',
  'privacy.mentions.nobody': 'אף אחד',
  'privacy.mentions.failed': 'הבחירה שלך לא נטענה',

  'privacy.blocked': 'אנשים חסומים',
  'privacy.blocked.hint': 'הם לא מוצגים לך ולא יכולים להזכיר אותך. הם לא יקבלו על זה הודעה.',
  'privacy.blocked.none': 'לא חסמת אף אחד.',
  'privacy.blocked.failed': 'הרשימה לא נטענה',
  'privacy.unblock': 'ביטול החסימה',
  'privacy.unblock.name': 'ביטול החסימה של {name}',

  'privacy.data': 'הנתונים שלך',
  'privacy.data.error': 'מצב העותק שלך לא נטען',
  'privacy.copy': 'עותק של הנתונים שלך',
  'privacy.copy.text': 'פרופיל, פוסטים, תגובות ופעילות, בקובץ אחד',
  'privacy.copy.ask': 'בקשת עותק',
  'privacy.copy.gathering': 'הנתונים שלך נאספים',
  'privacy.copy.count': '{done} מתוך {total} רשומות.',
  'privacy.copy.gathering.text': 'נשלח הודעה בדוא״ל, אפשר לסגור את הדף.',
  'privacy.copy.ready': 'העותק שלך מוכן',
  'privacy.copy.until': 'עד {day}',
  'privacy.copy.download': 'הורדה',
  'privacy.copy.anew': 'הכנת עותק חדש',
  'privacy.copy.remove': 'הסרת העותק',
  'privacy.copy.failed': 'לא הושלם',
  'privacy.copy.failed.text': 'משהו השתבש אצלנו. הנתונים שלך בטוחים.',
  'privacy.copy.again': 'ניסיון נוסף',
}
