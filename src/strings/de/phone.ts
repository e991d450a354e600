import type { en } from '../en/phone'
import type { Translation } from '../translation'

/** German. */
export const de: Translation<typeof en> = {
  locale: 'de',

  'phone.country': 'Land: {name}, {code}',
  'phone.countries': 'Länder',
  'phone.search': 'Land suchen...',
  'phone.search.name': 'Land suchen',
  'phone.none': 'Kein solches Land',
}
