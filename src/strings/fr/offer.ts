import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'offer.spark': 'Connecte-toi pour donner un spark à cette vidéo',
  'offer.signIn': 'Se connecter',
}
