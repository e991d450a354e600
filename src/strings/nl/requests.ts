import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'requests.label': 'Lidmaatschapsaanvragen',
  'requests.accept': 'Accepteren',
  'requests.accept.name': '{name} accepteren',
  'requests.refuse': '{name} weigeren',
  'requests.accepted': '{name} is nu lid',
  'requests.refused': 'De aanvraag is geweigerd',
  'requests.empty': 'Niemand wacht',
  'requests.error': 'De aanvragen zijn niet geladen',
}
