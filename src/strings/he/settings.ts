import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'settings.title': 'הגדרות',
  'settings.lost': 'הדף הזה לא כאן',
  'settings.group.community': 'קהילה',
  'settings.group.help': 'עזרה',
  'settings.terms': 'תנאים',
  'settings.policy': 'מדיניות פרטיות',
  'settings.signOut': 'יציאה',
  'settings.none': 'ללא',
  'settings.visitor': 'יש להיכנס כדי לראות מה שייך לחשבון שלך.',
  'settings.visitor.signIn': 'כניסה',
  'settings.closed.title': 'זה חלק מהחשבון שלך',
  'settings.closed.text': 'יש להיכנס כדי לראות ולשנות.',

  'settings.profile': 'פרופיל',
  'settings.picture': 'החלפת התמונה',
  'settings.name': 'שם מלא',
  'settings.username': 'שם משתמש',
  'settings.bio': 'אודות',
  'settings.birthDate': 'תאריך לידה',
  'settings.social': 'רשתות חברתיות',
  'settings.social.count': '{linked} מתוך {all}',
  'settings.interests': 'תחומי עניין',

  'settings.signIn': 'כניסה',
  'settings.signIn.lead': 'קודים לכניסה נשלחים לכאן. כל שינוי מאושר בקוד.',
  'settings.email': 'כתובת דוא״ל',
  'settings.phone': 'מספר טלפון',

  'settings.devices': 'מכשירים',
  'settings.notifications': 'התראות',
  'settings.privacy': 'פרטיות',
  'settings.contact': 'יצירת קשר',

  'settings.appearance': 'שפה ותצוגה',
  'settings.scheme': 'תצוגה',
  'settings.scheme.system': 'לפי המערכת',
  'settings.scheme.light': 'בהיר',
  'settings.scheme.dark': 'כהה',
  'settings.language': 'שפה',
  'settings.language.page': 'כמו באתר הזה',

  'settings.delete': 'מחיקת החשבון',
  'settings.delete.lead': 'אי אפשר לבטל את זה. הנה מה שיקרה.',
  'settings.delete.videos': 'הסרטונים שלך יימחקו, עם התגובות והניצוצות שלהם.',
  'settings.delete.comments': 'תוכן התגובות שלך יימחק, והשיחות יישארו מובנות.',
  'settings.delete.leader': 'קהילות שרק בניהולך צריך קודם להעביר הלאה.',
  'settings.delete.copy': 'לקחת את הנתונים',
  'settings.delete.copy.hint': 'עותק, לפני שמשהו נמחק',
  'settings.delete.signOut': 'רק לצאת',
  'settings.delete.signOut.hint': 'הכול נשאר',
}
