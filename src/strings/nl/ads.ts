import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'ads.skip': 'Advertentie overslaan',
  'ads.skipIn': { one: 'Overslaan over {count} seconde', other: 'Overslaan over {count} seconden' },
  'ads.visit': 'Meer informatie',
}
