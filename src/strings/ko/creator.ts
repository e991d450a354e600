import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'creator.slides': '크리에이터가 하는 일',
  'creator.slide': '슬라이드 {count}장 중 {number}번째',
  'creator.one.title': '{brand} 크리에이터가 되어 보세요',
  'creator.one.text': '작품을 올려 {brand} 사람들에게 알리고, 무엇이 스파크를 받는지 확인하세요.',
  'creator.two.title': '인연을 맺고 대화를 시작하세요',
  'creator.two.text': '댓글에 답하고, 함께하는 사람을 멘션하고, 한 가지 주제로 루프를 시작하세요.',
  'creator.three.title': '커뮤니티를 운영하세요',
  'creator.three.text': '멤버를 맞이하고, 분위기를 만들고, 다시 찾고 싶은 피드로 가꾸세요.',
  'creator.become': '크리에이터 되기',
  'creator.requested': '요청함',
  'creator.accepted': '{brand} 크리에이터가 되었어요.',
  'creator.notNow': '나중에',
  'creator.failed': '문제가 발생했어요!',
}
