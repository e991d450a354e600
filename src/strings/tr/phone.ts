import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'phone.country': 'Ülke: {name}, {code}',
  'phone.countries': 'Ülkeler',
  'phone.search': 'Ülke ara...',
  'phone.search.name': 'Ülke ara',
  'phone.none': 'Böyle bir ülke yok',
}
