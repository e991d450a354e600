import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'categories.label': 'Catégories',
  'categories.all': 'Tout',
  'categories.communities': 'Communautés sur le thème {category}',
  'categories.loops': 'Loops sur le thème {category}',
  'categories.empty': 'Rien ici pour l’instant',
  'categories.empty.text': 'Choisis une autre catégorie, ou tout.',
}
