import type { Plural } from '../translation'

/** The field for a phone number. */
export const en = {
  locale: 'en',

  'phone.country': 'Country: {name}, {code}',
  'phone.countries': 'Countries',
  'phone.search': 'Search country...',
  'phone.search.name': 'Search country',
  'phone.none': 'No such country',
} as const satisfies Record<string, string | Plural>
