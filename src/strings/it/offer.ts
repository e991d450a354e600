import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'offer.spark': 'Accedi per dare uno spark',
  'offer.signIn': 'Accedi',
}
