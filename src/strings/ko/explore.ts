import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'explore.label': '둘러보기',
  'explore.recent': '최근 본 커뮤니티',
  'explore.communities': '추천 커뮤니티',
  'explore.people': '주목할 사람',
  'explore.loops': '추천 루프',
  'explore.more': '더 보기',
  'explore.videos': { other: '동영상 {shown}개' },
  'explore.error': '이 부분을 불러오지 못했어요',
  'explore.empty': '아직 커뮤니티가 없어요',
  'explore.empty.text': '커뮤니티가 생기면 여기에 표시돼요.',
}
