import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const ar: Translation<typeof en> = {
  locale: 'ar',

  'categories.label': 'الفئات',
  'categories.all': 'الكل',
  'categories.communities': 'مجتمعات عن {category}',
  'categories.loops': 'حلقات عن {category}',
  'categories.empty': 'لا شيء هنا بعد',
  'categories.empty.text': 'اختر فئة أخرى، أو الكل.',
}
