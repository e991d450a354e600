import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'categories.label': 'Categorías',
  'categories.all': 'Todo',
  'categories.communities': 'Comunidades sobre {category}',
  'categories.loops': 'Loops sobre {category}',
  'categories.empty': 'Aquí aún no hay nada',
  'categories.empty.text': 'Elige otra categoría, o todo.',
}
