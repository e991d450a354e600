import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'phone.country': 'Pays : {name}, {code}',
  'phone.countries': 'Pays',
  'phone.search': 'Chercher un pays...',
  'phone.search.name': 'Chercher un pays',
  'phone.none': 'Ce pays n’existe pas',
}
