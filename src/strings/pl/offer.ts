import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'offer.spark': 'Zaloguj się, aby dać iskrę',
  'offer.signIn': 'Zaloguj się',
}
