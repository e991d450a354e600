import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'requests.label': 'Prośby o dołączenie',
  'requests.accept': 'Przyjmij',
  'requests.accept.name': 'Przyjmij: {name}',
  'requests.refuse': 'Odrzuć: {name}',
  'requests.accepted': 'Przyjęto: {name}',
  'requests.refused': 'Prośba została odrzucona',
  'requests.empty': 'Nikt nie czeka',
  'requests.error': 'Nie udało się wczytać próśb',
}
