import type { en } from '../en/phone'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'phone.country': 'País: {name}, {code}',
  'phone.countries': 'Países',
  'phone.search': 'Buscar país...',
  'phone.search.name': 'Buscar país',
  'phone.none': 'No existe ese país',
}
