import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'ads.skip': '広告をスキップ',
  'ads.skipIn': { other: '{count}秒後にスキップ' },
  'ads.visit': '詳しく見る',
}
