import type { en } from '../en/join'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'join.title': '{name}에 참여',
  'join.title.closed': '{name}에 참여 요청',
  'join.rules': '여기서 모두가 지키는 규칙이에요.',
  'join.note': '운영진에게 한마디',
  'join.note.hint': '비워 두어도 돼요. 결정하는 사람만 읽어요.',
  'join.join': '참여',
  'join.ask': '요청 보내기',
  'join.acceptAndJoin': '동의하고 참여',
  'join.acceptAndAsk': '동의하고 보내기',
  'join.menu': '{name}에서의 내 설정',
  'join.notify': '새 동영상 알림 받기',
}
