import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'offer.spark': 'Kıvılcım vermek için giriş yap',
  'offer.signIn': 'Giriş yap',
}
