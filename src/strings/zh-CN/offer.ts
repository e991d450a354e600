import type { en } from '../en/offer'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'offer.spark': '登录后点亮火花',
  'offer.signIn': '登录',
}
