import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'feed.positionOnly': '동영상 {position}',
  'feed.soldOut': '품절',
  'feed.tabs': '피드',
  'feed.by': '{title}, {author}',
  'feed.previous': '이전 동영상',
  'feed.next': '다음 동영상',
  'feed.end.title': '모두 확인했어요',
  'feed.end.text': '지금은 여기까지예요.',
  'feed.end.action': '맨 위로',
  'feed.slow': '시간이 오래 걸리고 있어요.',
  'feed.float.label': '미니 플레이어',
  'feed.float.maximise': '확대',
  'player.pause': '일시정지',
  'player.error.title': '동영상을 불러오지 못했어요',
  'player.error.text': '연결을 확인하거나 다음 동영상으로 넘어가세요.',
  'player.error.next': '다음 동영상',
}
