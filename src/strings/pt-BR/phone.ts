import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'phone.country': 'País: {name}, {code}',
  'phone.countries': 'Países',
  'phone.search': 'Buscar país...',
  'phone.search.name': 'Buscar país',
  'phone.none': 'Esse país não existe',
}
