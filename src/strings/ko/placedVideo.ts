import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'placedVideo.title': '{community}에서 관리',
  'placedVideo.failed': '커뮤니티를 불러오지 못했어요',
  'placedVideo.pin': '맨 위에 고정',
  'placedVideo.pinned': '{community} 맨 위에 고정했어요.',
  'placedVideo.unpin': '고정 해제',
  'placedVideo.unpinned': '고정을 해제했어요.',
  'placedVideo.close': '댓글 끄기',
  'placedVideo.closed': '댓글을 껐어요. 기존 댓글은 그대로 남아요.',
  'placedVideo.open': '댓글 켜기',
  'placedVideo.opened': '댓글을 켰어요.',
  'placedVideo.move': '루프로 이동',
  'placedVideo.move.lead': '루프 멤버는 루프에서 볼 수 있고, {community}에도 그대로 남아요.',
  'placedVideo.move.none': '루프 없음',
  'placedVideo.move.send': '이동',
  'placedVideo.moved': '이제 {loop}에 있어요.',
  'placedVideo.movedOut': '루프에서 뺐어요.',
  'placedVideo.move.stays': '비공개 루프의 동영상은 옮길 수 없어요.',
  'placedVideo.loops.failed': '루프를 불러오지 못했어요',
  'placedVideo.loops.empty': '이 커뮤니티에는 아직 루프가 없어요',
  'placedVideo.remove': '커뮤니티에서 제외',
  'placedVideo.remove.lead':
    '{community}에서 더 이상 아무에게도 보이지 않아요. {author}님은 이유를 안내받고 한 번 답변할 수 있어요.',
  'placedVideo.remove.leadPlain':
    '{community}에서 더 이상 아무에게도 보이지 않아요. 게시자는 이유를 안내받고 한 번 답변할 수 있어요.',
  'placedVideo.remove.reason': '이유',
  'placedVideo.remove.send': '제외',
  'placedVideo.removed': '{community}에서 제외했어요.',
}
