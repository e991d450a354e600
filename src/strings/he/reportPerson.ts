import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'reportPerson.title': 'דיווח על {name}',
  'reportPerson.where': 'איפה זה קרה?',
  'reportPerson.elsewhere': 'במקום אחר',
  'reportPerson.impersonation': 'התחזות לאדם אחר',
  'reportPerson.thanks.title': 'תודה, נבדוק את זה',
  'reportPerson.thanks': 'המנחים יקראו ויחליטו מה לעשות.',
  'reportPerson.done': 'סיום',
  'reportPerson.block': 'חסימת {name}',
}
