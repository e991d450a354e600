import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'explore.label': '探す',
  'explore.recent': '最近見たコミュニティ',
  'explore.communities': '注目のコミュニティ',
  'explore.people': '注目の人',
  'explore.loops': '注目のループ',
  'explore.more': 'もっと見る',
  'explore.videos': { other: '動画 {shown}本' },
  'explore.error': 'この部分を読み込めませんでした',
  'explore.empty': 'まだコミュニティがありません',
  'explore.empty.text': 'コミュニティができると、ここに表示されます。',
}
