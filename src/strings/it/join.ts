import type { en } from '../en/join'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'join.title': 'Unisciti a {name}',
  'join.title.closed': 'Chiedi di unirti a {name}',
  'join.rules': 'Qui tutti seguono queste regole:',
  'join.note': 'Due parole alla moderazione',
  'join.note.hint': 'Puoi lasciarlo vuoto. Lo legge solo chi decide.',
  'join.join': 'Unisciti',
  'join.ask': 'Invia richiesta',
  'join.acceptAndJoin': 'Accetta e unisciti',
  'join.acceptAndAsk': 'Accetta e invia',
  'join.menu': 'Il tuo posto in {name}',
  'join.notify': 'Avvisami dei nuovi video',
}
