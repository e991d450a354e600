import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'standing.accepted': 'Ci sei: ti diamo il benvenuto in {name}',
  'standing.refused': 'La tua richiesta per {name} non è stata accettata',
  'standing.removed': 'Non fai più parte di {name}',
  'standing.banned': 'Hai un ban in {name}',
  'standing.suspended': 'Non puoi pubblicare o scrivere qui fino al {day}',
  'standing.suspendedForGood': 'Non puoi più pubblicare o scrivere qui',
  'standing.why': 'La moderazione dice:',
}
