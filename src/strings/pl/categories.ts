import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'categories.label': 'Kategorie',
  'categories.all': 'Wszystko',
  'categories.communities': 'Społeczności: {category}',
  'categories.loops': 'Pętle: {category}',
  'categories.empty': 'Nic tu jeszcze nie ma',
  'categories.empty.text': 'Wybierz inną kategorię albo wszystko.',
}
