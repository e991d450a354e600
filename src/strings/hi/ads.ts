import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const hi: Translation<typeof en> = {
  locale: 'hi',

  'ads.skip': 'विज्ञापन छोड़ें',
  'ads.skipIn': { one: '{count} सेकंड में छोड़ें', other: '{count} सेकंड में छोड़ें' },
  'ads.visit': 'और जानें',
}
