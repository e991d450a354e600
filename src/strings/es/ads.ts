import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'ads.skip': 'Saltar anuncio',
  'ads.skipIn': {
    one: 'Saltar en {count} segundo',
    other: 'Saltar en {count} segundos',
    many: 'Saltar en {count} segundos',
  },
  'ads.visit': 'Más información',
}
