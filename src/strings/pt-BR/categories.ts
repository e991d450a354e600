import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'categories.label': 'Categorias',
  'categories.all': 'Tudo',
  'categories.communities': 'Comunidades sobre {category}',
  'categories.loops': 'Loops sobre {category}',
  'categories.empty': 'Nada por aqui ainda',
  'categories.empty.text': 'Escolha outra categoria, ou tudo.',
}
