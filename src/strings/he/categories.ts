import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'categories.label': 'קטגוריות',
  'categories.all': 'הכול',
  'categories.communities': 'קהילות בנושא {category}',
  'categories.loops': 'לולאות בנושא {category}',
  'categories.empty': 'אין כאן עדיין כלום',
  'categories.empty.text': 'אפשר לבחור קטגוריה אחרת, או הכול.',
}
