import type { en } from '../en/join'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'join.title': 'Lid worden van {name}',
  'join.title.closed': 'Toegang aanvragen tot {name}',
  'join.rules': 'Hier houdt iedereen zich aan deze regels:',
  'join.note': 'Een paar woorden aan de moderatoren',
  'join.note.hint': 'Dit mag leeg blijven. Alleen wie beslist leest het.',
  'join.join': 'Lid worden',
  'join.ask': 'Aanvraag versturen',
  'join.acceptAndJoin': 'Akkoord en lid worden',
  'join.acceptAndAsk': 'Akkoord en versturen',
  'join.menu': 'Je plek in {name}',
  'join.notify': 'Bericht bij nieuwe video’s',
}
