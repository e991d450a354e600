import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'requests.label': 'Beitrittsanfragen',
  'requests.accept': 'Annehmen',
  'requests.accept.name': '{name} annehmen',
  'requests.refuse': '{name} ablehnen',
  'requests.accepted': '{name} ist jetzt Mitglied',
  'requests.refused': 'Die Anfrage wurde abgelehnt',
  'requests.empty': 'Niemand wartet',
  'requests.error': 'Die Anfragen wurden nicht geladen',
}
