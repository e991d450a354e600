import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'offer.spark': 'इस वीडियो को स्पार्क देने के लिए साइन इन करें',
  'offer.signIn': 'साइन इन करें',
}
