import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const zhCN: Translation<typeof en> = {
  locale: 'zh-CN',

  'feed.viewCount': { other: '{shown} 次观看' },
  'feed.poster': { other: '{title}，{shown} 次观看' },
  'feed.head.home': '{brand} 的视频',
  'feed.head.latest': '{brand} 最新',
  'feed.head.popular': '{brand} 热门',
  'feed.head.members': { other: '{brand} 有 {shown} 名成员' },
  'feed.head.all': '查看全部',
  'feed.head.open': '打开动态',
  'feed.more': '显示更多',
  'feed.strip.back': '之前的视频',
  'feed.strip.on': '之后的视频',
}
