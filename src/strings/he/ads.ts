import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'ads.skip': 'דילוג על המודעה',
  'ads.skipIn': { one: 'דילוג בעוד שנייה', two: 'דילוג בעוד {count} שניות', other: 'דילוג בעוד {count} שניות' },
  'ads.visit': 'מידע נוסף',
}
