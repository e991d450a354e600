import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'phone.country': 'देश: {name}, {code}',
  'phone.countries': 'देश',
  'phone.search': 'देश खोजें...',
  'phone.search.name': 'देश खोजें',
  'phone.none': 'ऐसा कोई देश नहीं',
}
