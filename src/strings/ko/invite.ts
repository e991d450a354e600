import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'invite.title': '초대',
  'invite.by': '{person}님이 {name}에 초대했어요',
  'invite.to': '{name}에 초대받았어요',
  'invite.members': { other: '멤버 {shown}명' },
  'invite.until': '초대는 {day}까지 유효해요.',
  'invite.rules': '그곳에서 모두가 지키는 규칙이에요.',
  'invite.accept': '참여',
  'invite.acceptRules': '동의하고 참여',
  'invite.in': '이미 멤버예요',
  'invite.done': '참여했어요. {name}에 오신 것을 환영해요',
  'invite.over': '더 이상 쓸 수 없는 초대예요',
  'invite.over.text': '만료되었거나, 모두 사용되었거나, 회수되었어요. 새 초대를 부탁해 보세요.',
  'invite.none': '없는 초대예요',
  'invite.none.text': '링크가 잘못되었을 수 있어요.',
  'invite.banned': '이 커뮤니티에 참여할 수 없어요',
  'invite.rulesChanged': '이 커뮤니티에 규칙이 생겼어요. 링크를 다시 열어 주세요.',
  'invite.error': '초대를 불러오지 못했어요',
}
