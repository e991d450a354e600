import type { en } from '../en/members'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'members.label': 'Mitglieder',
  'members.search': 'Mitglieder suchen',
  'members.clear': 'Suche leeren',
  'members.found': { one: '{count} Person gefunden', other: '{count} Personen gefunden' },
  'members.foundMore': 'Mehr als {count} Personen gefunden',
  'members.none': 'Niemand heißt so',
  'members.none.text': 'Gesucht wird nach dem Anfang von Namen und Benutzernamen.',
  'members.empty': 'Noch keine Mitglieder',
  'members.empty.text': 'Wer zuerst beitritt, steht hier.',
  'members.error': 'Die Mitglieder wurden nicht geladen',
  'members.leader': 'Leitung',
  'members.moderator': 'Moderation',
  'members.you': 'Du',
}
