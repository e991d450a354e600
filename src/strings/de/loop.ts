import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'loop.label': 'Loops',
  'loop.members': { one: '{shown} Mitglied', other: '{shown} Mitglieder' },
  'loop.closed': 'Geschlossen',
  'loop.joined': 'Beigetreten',
  'loop.requested': 'Angefragt',
  'loop.isArchived': 'Archiviert',
  'loop.new': 'Neuer Loop',
  'loop.manage': '{name} verwalten',
  'loop.manageWith': {
    one: '{name} verwalten, {count} Person wartet auf Beitritt',
    other: '{name} verwalten, {count} Personen warten auf Beitritt',
  },
  'loop.empty': 'Noch keine Loops',
  'loop.empty.text': 'Loops sind kleinere Gruppen in einer Community.',
  'loop.communityFirst': 'Tritt zuerst der Community bei.',
  'loop.error': 'Die Loops wurden nicht geladen',
}
