import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'phone.country': 'Paese: {name}, {code}',
  'phone.countries': 'Paesi',
  'phone.search': 'Cerca paese...',
  'phone.search.name': 'Cerca paese',
  'phone.none': 'Paese non trovato',
}
