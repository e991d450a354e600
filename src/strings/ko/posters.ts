import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'feed.viewCount': { other: '조회수 {shown}회' },
  'feed.poster': { other: '{title}, 조회수 {shown}회' },
  'feed.head.home': '{brand} 동영상',
  'feed.head.latest': '{brand} 최신',
  'feed.head.popular': '{brand} 인기',
  'feed.head.members': { other: '{brand} 멤버 {shown}명' },
  'feed.head.all': '모두 보기',
  'feed.head.open': '피드 열기',
  'feed.more': '더 보기',
  'feed.strip.back': '이전 동영상',
  'feed.strip.on': '다음 동영상',
}
