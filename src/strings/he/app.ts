import type { en } from '../en/app'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'app.nav': 'תפריט ראשי',
  'app.skip': 'דילוג לתוכן',
  'app.recent': 'קהילות אחרונות',
  'app.create': 'יצירה',
  'app.profile': 'פרופיל',
  'app.notifications': {
    one: 'התראות, {shown} שלא נקראו',
    two: 'התראות, {shown} שלא נקראו',
    other: 'התראות, {shown} שלא נקראו',
  },

  'app.title.home': 'דף הבית',
  'app.title.latest': 'הסרטונים החדשים',
  'app.title.popular': 'הסרטונים הפופולריים',
  'app.title.explore': 'גילוי',
  'app.title.search': 'חיפוש',
  'app.title.video': 'סרטון',
  'app.title.community': 'קהילה',
  'app.title.group': 'לולאה',
  'app.title.profile': 'פרופיל',
  'app.title.brand': 'אודות',
  'app.title.notification': 'התראות',
  'app.title.settings': 'הגדרות',
  'app.title.terms': 'תנאים',
  'app.title.privacy': 'פרטיות',
  'app.title.posts': 'הפוסטים שלך',
  'app.title.post': 'פוסט',
  'app.title.post-create': 'פוסט חדש',
  'app.title.post-draft': 'טיוטה',
  'app.title.saved': 'סרטונים שמורים',
  'app.title.history': 'היסטוריית צפייה',

  'app.own': 'שלך',
  'app.find': 'חיפוש סרטונים, אנשים וקהילות',

  'app.lost.title': 'הדף הזה לא כאן',
  'app.lost.text': 'אולי הוא עבר, או שמי שיצר אותו הסיר אותו.',
  'app.lost.action': 'לדף הבית',
  'app.signIn': 'כניסה',
  'app.signIn.title': 'יש להיכנס כדי לראות את זה',
  'app.signIn.text': 'הדף הזה רק שלך. הוא ייפתח מיד אחרי הכניסה.',
  'app.legal.out': 'לקריאה באתר של {brand}',
  'app.legal.none': '{brand} עדיין לא פרסם את זה',
  'app.legal.error': 'הדף הזה לא נטען',
}
