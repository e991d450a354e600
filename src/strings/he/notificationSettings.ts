import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'notificationSettings.caption': 'מה מגיע אליך, ואיך',
  'notificationSettings.kind': 'סוג',
  'notificationSettings.app': 'כאן',
  'notificationSettings.mail': 'דוא״ל',
  'notificationSettings.push': 'דחיפה',
  'notificationSettings.answers': 'תשובות ואזכורים',
  'notificationSettings.answers.text': 'תגובות לסרטונים שלך, תשובות ואזכורים של שמך',
  'notificationSettings.sparks': 'ניצוצות ופרסומים מחדש',
  'notificationSettings.sparks.text': 'התראת דחיפה לכל היותר פעם ביום לסרטון',
  'notificationSettings.posts': 'הפוסטים שלך',
  'notificationSettings.posts.text': 'פורסמו או נכשלו, ומה שהמנחים מחליטים',
  'notificationSettings.communities': 'חדש בקהילות שלך',
  'notificationSettings.communities.text': 'סרטונים בלולאות במעקב, והמקום שלך שם',
  'notificationSettings.requests': 'בקשות ודיווחים',
  'notificationSettings.requests.text': 'במקומות שבניהולך, ומה שדיווחת עליו',
  'notificationSettings.mail.often':
    'דוא״ל יישלח לכל היותר פעם ביום, עם מה שלא נקרא. קודים והודעות על החשבון שלך יישלחו תמיד.',
  'notificationSettings.error': 'ההגדרות שלך לא נטענו',

  'notificationSettings.push.off.title': 'התראות הדחיפה כבויות בדפדפן הזה',
  'notificationSettings.push.off.text': 'לדעת מה קורה גם כשהדף הזה סגור.',
  'notificationSettings.push.off.action': 'הפעלה',
  'notificationSettings.push.on.title': 'התראות הדחיפה פועלות בדפדפן הזה',
  'notificationSettings.push.on.text': 'הן ייפסקו ביציאה מהחשבון כאן.',
  'notificationSettings.push.on.action': 'כיבוי',
  'notificationSettings.push.blocked.title': 'התראות הדחיפה חסומות בדפדפן הזה',
  'notificationSettings.push.blocked.text': 'יש לאשר התראות מ-{host} בהגדרות האתר בדפדפן, ואז זה יעבוד כאן.',
  'notificationSettings.push.unavailable.title': 'אין באתר הזה התראות דחיפה',
  'notificationSettings.push.unavailable.text': 'האפליקציה והדוא״ל ימשיכו לעדכן אותך.',
  'notificationSettings.push.unsupported.title': 'הדפדפן הזה לא תומך בהתראות דחיפה',
  'notificationSettings.push.unsupported.text': 'ב-iPhone או ב-iPad יש להוסיף קודם את האתר למסך הבית ולפתוח אותו משם.',
}
