import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'repost.title': 'לאן לפרסם מחדש?',
  'repost.profile': 'הפרופיל שלך',
  'repost.members': { one: 'חבר אחד', two: '{shown} חברים', other: '{shown} חברים' },
  'repost.loop': 'לולאה ב-{name}',
  'repost.approval': 'באישור מנהל',
  'repost.reposted': 'פורסם מחדש, {ago}',
  'repost.waiting': 'ממתין לאישור',
  'repost.leaders': 'רק מנהלים יכולים לפרסם כאן',
  'repost.undo': 'ביטול הפרסום',
  'repost.undoIn': 'ביטול הפרסום: {name}',
  'repost.send': {
    one: 'פרסום מחדש במקום אחד',
    two: 'פרסום מחדש ב-{count} מקומות',
    other: 'פרסום מחדש ב-{count} מקומות',
  },
  'repost.none': 'יש לבחור מקום',
  'repost.more': 'להציג עוד',
  'repost.error': 'המקומות שלך לא נטענו',
  'repost.done': {
    one: 'פורסם מחדש במקום אחד',
    two: 'פורסם מחדש ב-{count} מקומות',
    other: 'פורסם מחדש ב-{count} מקומות',
  },
  'repost.asked': 'יפורסם מחדש ברגע שמנהל יאשר',
  'repost.undone': 'הפרסום מחדש בוטל',
}
