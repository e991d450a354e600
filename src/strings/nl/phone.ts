import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'phone.country': 'Land: {name}, {code}',
  'phone.countries': 'Landen',
  'phone.search': 'Land zoeken...',
  'phone.search.name': 'Land zoeken',
  'phone.none': 'Dat land bestaat niet',
}
