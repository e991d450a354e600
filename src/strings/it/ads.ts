import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'ads.skip': 'Salta annuncio',
  'ads.skipIn': {
    one: 'Salta tra {count} secondo',
    other: 'Salta tra {count} secondi',
    many: 'Salta tra {count} secondi',
  },
  'ads.visit': 'Scopri di più',
}
