import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'standing.accepted': 'Du bist dabei: willkommen bei {name}',
  'standing.refused': 'Deine Anfrage an {name} wurde nicht angenommen',
  'standing.removed': 'Du wurdest aus {name} entfernt',
  'standing.banned': 'Du bist bei {name} gesperrt',
  'standing.suspended': 'Du kannst hier bis {day} nichts posten oder schreiben',
  'standing.suspendedForGood': 'Du kannst hier nichts mehr posten oder schreiben',
  'standing.why': 'Die Moderation sagt:',
}
