import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'ads.skip': 'Reklamı geç',
  'ads.skipIn': { one: '{count} saniye sonra geç', other: '{count} saniye sonra geç' },
  'ads.visit': 'Daha fazla bilgi',
}
