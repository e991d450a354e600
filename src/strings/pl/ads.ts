import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'ads.skip': 'Pomiń reklamę',
  'ads.skipIn': {
    one: 'Pomiń za {count} sekundę',
    few: 'Pomiń za {count} sekundy',
    many: 'Pomiń za {count} sekund',
    other: 'Pomiń za {count} sekund',
  },
  'ads.visit': 'Dowiedz się więcej',
}
