import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'feed.viewCount': { other: '{shown}回視聴' },
  'feed.poster': { other: '{title}、{shown}回視聴' },
  'feed.head.home': '{brand}の動画',
  'feed.head.latest': '{brand}の新着',
  'feed.head.popular': '{brand}で人気',
  'feed.head.members': { other: '{brand}のメンバー {shown}人' },
  'feed.head.all': 'すべて見る',
  'feed.head.open': 'フィードを開く',
  'feed.more': 'もっと見る',
  'feed.strip.back': '前の動画',
  'feed.strip.on': '次の動画',
}
