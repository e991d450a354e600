import type { en } from '../en/categories'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'categories.label': 'カテゴリー',
  'categories.all': 'すべて',
  'categories.communities': '{category}のコミュニティ',
  'categories.loops': '{category}のループ',
  'categories.empty': 'まだ何もありません',
  'categories.empty.text': '別のカテゴリーか「すべて」を選んでください。',
}
