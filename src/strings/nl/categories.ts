import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'categories.label': 'Categorieën',
  'categories.all': 'Alles',
  'categories.communities': 'Community’s over {category}',
  'categories.loops': 'Loops over {category}',
  'categories.empty': 'Hier is nog niets',
  'categories.empty.text': 'Kies een andere categorie, of alles.',
}
