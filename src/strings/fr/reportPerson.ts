import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'reportPerson.title': 'Signaler {name}',
  'reportPerson.where': 'Où est-ce arrivé ?',
  'reportPerson.elsewhere': 'Ailleurs',
  'reportPerson.impersonation': 'Se fait passer pour quelqu’un d’autre',
  'reportPerson.thanks.title': 'Merci, on va regarder ça',
  'reportPerson.thanks': 'La modération lit ton message et décide de la suite.',
  'reportPerson.done': 'Terminé',
  'reportPerson.block': 'Bloquer {name}',
}
