import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'loop.page': '{name} 루프',
  'loop.tabs': '{name}의 내용',
  'loop.in': '{community}의 루프',
  'loop.videos': { other: '동영상 {shown}개' },
  'loop.join': '참여',
  'loop.request': '참여 요청',
  'loop.share': '루프 공유',
  'loop.subscribe': '새 동영상 알림 받기',
  'loop.tab.videos': '동영상',
  'loop.tab.members': '멤버',
  'loop.watch': '{name} 동영상',
  'loop.videos.empty': '아직 동영상이 없어요',
  'loop.videos.empty.text': '첫 동영상이 분위기를 만들어요.',
  'loop.refresh': '다시 확인',
  'loop.closed.title': '멤버 전용',
  'loop.closed.text': '참여하면 동영상과 멤버를 볼 수 있어요. 모든 요청에 운영진이 답해요.',
  'loop.archived': '보관된 루프예요. 볼 수는 있지만 새로 올리거나 참여할 수 없어요.',
  'loop.leave': '나가기',
  'loop.leave.title': '{name}에서 나갈까요?',
  'loop.leave.open': '언제든 다시 참여할 수 있어요.',
  'loop.leave.closed': '동영상과 멤버를 더 이상 볼 수 없어요. 돌아오려면 다시 요청해야 해요.',
  'loop.withdraw': '철회',
  'loop.withdraw.title': '요청을 철회할까요?',
  'loop.notFound.title': '없는 루프예요',
  'loop.notFound.text': '삭제되었거나 링크가 잘못되었어요.',
  'loop.page.error': '루프를 불러오지 못했어요',
  'loop.noSlug': '<geuin-loop>에 표시할 루프를 지정해야 해요. slug="…"를 추가하세요.',
}
