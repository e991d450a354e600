import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'categories.label': 'Kategorien',
  'categories.all': 'Alles',
  'categories.communities': 'Communities über {category}',
  'categories.loops': 'Loops über {category}',
  'categories.empty': 'Hier ist noch nichts',
  'categories.empty.text': 'Wähle eine andere Kategorie oder alles.',
}
