import type { en } from '../en/members'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'members.label': '멤버',
  'members.search': '멤버 검색',
  'members.clear': '검색어 지우기',
  'members.found': { other: '{count}명을 찾았어요' },
  'members.foundMore': '{count}명 넘게 찾았어요',
  'members.none': '해당하는 사람이 없어요',
  'members.none.text': '이름이나 사용자 이름의 앞부분으로 검색해요.',
  'members.empty': '아직 멤버가 없어요',
  'members.empty.text': '가장 먼저 참여한 사람이 여기에 표시돼요.',
  'members.error': '멤버를 불러오지 못했어요',
  'members.leader': '리더',
  'members.moderator': '운영진',
  'members.you': '나',
}
