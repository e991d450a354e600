import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'ads.skip': '跳过广告',
  'ads.skipIn': { other: '{count} 秒后可跳过' },
  'ads.visit': '了解详情',
}
