import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'offer.spark': 'Melde dich an, um diesem Video einen Spark zu geben',
  'offer.signIn': 'Anmelden',
}
