import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'offer.spark': 'ログインしてスパークを送ろう',
  'offer.signIn': 'ログイン',
}
