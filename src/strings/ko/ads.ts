import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'ads.skip': '광고 건너뛰기',
  'ads.skipIn': { other: '{count}초 후 건너뛰기' },
  'ads.visit': '자세히 보기',
}
