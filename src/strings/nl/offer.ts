import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'offer.spark': 'Log in om deze video een spark te geven',
  'offer.signIn': 'Inloggen',
}
