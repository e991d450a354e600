import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'standing.accepted': 'הצטרפת: ברוכים הבאים אל {name}',
  'standing.refused': 'הבקשה שלך להצטרף אל {name} לא אושרה',
  'standing.removed': 'הוסרת מ-{name}',
  'standing.banned': 'הורחקת מ-{name}',
  'standing.suspended': 'אי אפשר לפרסם או לכתוב כאן עד {day}',
  'standing.suspendedForGood': 'אי אפשר עוד לפרסם או לכתוב כאן',
  'standing.why': 'המנחים אומרים:',
}
