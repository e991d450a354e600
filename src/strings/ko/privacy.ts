import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'privacy.mentions': '나를 멘션할 수 있는 사람',
  'privacy.mentions.hint': '이름을 쓸 수는 있지만, 링크가 되지 않고 알림도 오지 않아요.',
  'privacy.mentions.everyone': '모든 사람',
  'privacy.mentions.communities': '내 커뮤니티 사람들',
  'privacy.mentions.nobody': '허용 안 함',
  'privacy.mentions.failed': '선택한 내용을 불러오지 못했어요',

  'privacy.blocked': '차단한 사람',
  'privacy.blocked.hint': '나에게 보이지 않고, 나를 멘션할 수도 없어요. 상대에게는 알리지 않아요.',
  'privacy.blocked.none': '차단한 사람이 없어요.',
  'privacy.blocked.failed': '목록을 불러오지 못했어요',
  'privacy.unblock': '차단 해제',
  'privacy.unblock.name': '{name}님 차단 해제',

  'privacy.data': '내 데이터',
  'privacy.data.error': '사본 상태를 불러오지 못했어요',
  'privacy.copy': '내 데이터 사본',
  'privacy.copy.text': '프로필, 게시물, 댓글, 활동을 파일 하나로',
  'privacy.copy.ask': '요청하기',
  'privacy.copy.gathering': '데이터를 모으고 있어요',
  'privacy.copy.count': '{total}개 중 {done}개.',
  'privacy.copy.gathering.text': '다 되면 이메일을 보낼게요. 이 페이지는 닫아도 돼요.',
  'privacy.copy.ready': '사본이 준비되었어요',
  'privacy.copy.until': '{day}까지',
  'privacy.copy.download': '다운로드',
  'privacy.copy.anew': '새로 만들기',
  'privacy.copy.remove': '삭제',
  'privacy.copy.failed': '완료하지 못했어요',
  'privacy.copy.failed.text': '저희 쪽에서 문제가 발생했어요. 데이터는 안전해요.',
  'privacy.copy.again': '다시 시도',
}
