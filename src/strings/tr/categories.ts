import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'categories.label': 'Kategoriler',
  'categories.all': 'Hepsi',
  'categories.communities': 'Topluluklar: {category}',
  'categories.loops': 'Döngüler: {category}',
  'categories.empty': 'Burada henüz bir şey yok',
  'categories.empty.text': 'Başka bir kategori ya da hepsini seç.',
}
