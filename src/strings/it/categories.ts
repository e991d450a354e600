import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'categories.label': 'Categorie',
  'categories.all': 'Tutto',
  'categories.communities': 'Community su {category}',
  'categories.loops': 'Loop su {category}',
  'categories.empty': 'Qui non c’è ancora niente',
  'categories.empty.text': 'Scegli un’altra categoria, oppure tutto.',
}
