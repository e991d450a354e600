import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'offer.spark': '로그인하고 스파크를 보내세요',
  'offer.signIn': '로그인',
}
