import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'phone.country': 'Kraj: {name}, {code}',
  'phone.countries': 'Kraje',
  'phone.search': 'Szukaj kraju...',
  'phone.search.name': 'Szukaj kraju',
  'phone.none': 'Nie ma takiego kraju',
}
