import type { en } from '../en/join'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'join.title': '{name} beitreten',
  'join.title.closed': 'Beitritt zu {name} anfragen',
  'join.rules': 'Hier halten sich alle an diese Regeln:',
  'join.note': 'Ein paar Worte an die Moderation',
  'join.note.hint': 'Das kann leer bleiben. Nur wer entscheidet, liest es.',
  'join.join': 'Beitreten',
  'join.ask': 'Anfrage senden',
  'join.acceptAndJoin': 'Annehmen und beitreten',
  'join.acceptAndAsk': 'Annehmen und senden',
  'join.menu': 'Dein Platz in {name}',
  'join.notify': 'Über neue Videos benachrichtigen',
}
