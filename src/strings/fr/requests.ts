import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'requests.label': 'Demandes d’adhésion',
  'requests.accept': 'Accepter',
  'requests.accept.name': 'Accepter {name}',
  'requests.refuse': 'Refuser {name}',
  'requests.accepted': '{name} est maintenant membre',
  'requests.refused': 'La demande a été refusée',
  'requests.empty': 'Personne n’attend',
  'requests.error': 'Les demandes n’ont pas été chargées',
}
