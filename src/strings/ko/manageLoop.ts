import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'manageLoop.new': '새 루프',
  'manageLoop.create': '루프 만들기',
  'manageLoop.created': '{name} 루프를 만들었어요. 내가 첫 멤버예요',
  'manageLoop.title': '루프 관리',
  'manageLoop.requests.empty': '비공개 루프에 참여를 요청한 사람이 여기에 표시돼요.',

  'manageLoop.requests.all': '모두 수락',
  'manageLoop.requests.all.title': '모두 수락할까요?',
  'manageLoop.requests.all.text': { other: '목록의 {count}명이 멤버가 돼요. 그보다 먼저 요청한 사람도 함께 수락돼요.' },
  'manageLoop.requests.all.done': '모두 멤버가 되었어요',
  'manageLoop.members': '멤버',
  'manageLoop.remove': '내보내기',
  'manageLoop.remove.name': '{name}님 내보내기',
  'manageLoop.remove.title': '{name}님을 내보낼까요?',
  'manageLoop.remove.text': '루프에서 나가지만 커뮤니티에는 남고, 다시 들어올 수 있어요.',
  'manageLoop.remove.reason': '이유',
  'manageLoop.remove.hint': '당사자가 읽고, 운영진도 활동에서 볼 수 있어요.',
  'manageLoop.remove.done': '{name}님을 내보냈어요',

  'manageLoop.edit': '정보 수정',
  'manageLoop.picture': '사진',
  'manageLoop.name': '이름',
  'manageLoop.name.empty': '루프에는 이름이 필요해요.',
  'manageLoop.name.long': '이름은 {limit}자까지 쓸 수 있어요.',
  'manageLoop.description': '설명',
  'manageLoop.description.long': '설명은 {limit}자까지 쓸 수 있어요.',
  'manageLoop.closed': '비공개 루프',
  'manageLoop.closed.hint': '참여를 요청해야 하고, 멤버만 안을 볼 수 있어요.',
  'manageLoop.opens': { other: '기다리는 {count}명이 멤버가 돼요.' },
  'manageLoop.save': '저장',
  'manageLoop.saved': '저장했어요',
  'manageLoop.discard': '변경 사항 버리기',

  'manageLoop.archive': '보관',
  'manageLoop.archive.title': '{name} 루프를 보관할까요?',
  'manageLoop.archive.text':
    '모든 목록에서 사라지고 새 멤버나 동영상을 받지 않아요. 지금 볼 수 있는 사람은 계속 볼 수 있고, 나중에 복원할 수 있어요.',
  'manageLoop.archive.waiting': { other: '기다리는 {count}명의 요청은 거절돼요.' },
  'manageLoop.archived': '{name} 루프를 보관했어요',
  'manageLoop.restore': '복원',
  'manageLoop.restored': '{name} 루프를 복원했어요',
  'manageLoop.isArchived': '보관된 루프예요. 목록에 보이지 않고, 참여하거나 게시할 수 없어요.',

  'manageLoop.archivedLoops': '보관된 루프',
  'manageLoop.archivedLoops.empty': '보관된 루프가 없어요',
  'manageLoop.archivedLoops.text': '보관한 루프는 복원할 때까지 여기에 남아요.',
  'manageLoop.restore.name': '{name} 루프 복원',

  'manageLoop.error.forbidden': '이제 여기서는 할 수 없어요',
  'manageLoop.error.gone': '다른 분이 먼저 처리했거나 사라졌어요',
  'manageLoop.error.words': '여기서는 쓸 수 없는 단어나 링크예요',
}
