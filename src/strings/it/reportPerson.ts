import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'reportPerson.title': 'Segnala {name}',
  'reportPerson.where': 'Dov’è successo?',
  'reportPerson.elsewhere': 'Altrove',
  'reportPerson.impersonation': 'Si spaccia per un’altra persona',
  'reportPerson.thanks.title': 'Grazie, daremo un’occhiata',
  'reportPerson.thanks': 'La moderazione legge e decide che cosa succede.',
  'reportPerson.done': 'Fatto',
  'reportPerson.block': 'Blocca {name}',
}
