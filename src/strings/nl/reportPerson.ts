import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'reportPerson.title': '{name} melden',
  'reportPerson.where': 'Waar gebeurde het?',
  'reportPerson.elsewhere': 'Ergens anders',
  'reportPerson.impersonation': 'Doet zich voor als iemand anders',
  'reportPerson.thanks.title': 'Bedankt, we kijken ernaar',
  'reportPerson.thanks': 'De moderatoren lezen het en beslissen wat er gebeurt.',
  'reportPerson.done': 'Klaar',
  'reportPerson.block': '{name} blokkeren',
}
