import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'ads.skip': 'Passer la pub',
  'ads.skipIn': {
    one: 'Passer dans {count} seconde',
    other: 'Passer dans {count} secondes',
    many: 'Passer dans {count} secondes',
  },
  'ads.visit': 'En savoir plus',
}
