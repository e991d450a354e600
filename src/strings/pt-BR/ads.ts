import type { en } from '../en/ads'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'ads.skip': 'Pular anúncio',
  'ads.skipIn': {
    one: 'Pular em {count} segundo',
    other: 'Pular em {count} segundos',
    many: 'Pular em {count} segundos',
  },
  'ads.visit': 'Saiba mais',
}
