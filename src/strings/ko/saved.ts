import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'saved.title': '저장한 동영상',
  'saved.save': '저장하고 나중에 보기',
  'saved.remove': '저장한 동영상에서 삭제',
  'saved.done': '저장했어요. 나만 볼 수 있어요.',
  'saved.removed': '저장한 동영상에서 삭제했어요',
  'saved.empty': '아직 저장한 동영상이 없어요',
  'saved.empty.text': '동영상의 더보기에서 저장하면 여기에 모여요. 나만 볼 수 있어요.',
  'saved.explore': '둘러보기',
  'saved.clear.title': '저장한 동영상을 모두 삭제할까요?',
  'saved.clear.text': '되돌릴 수 없어요.',
  'saved.clear.done': '저장한 동영상을 모두 삭제했어요',
  'history.title': '시청 기록',
  'history.keep': '시청 기록 남기기',
  'history.private': '이 목록은 나만 볼 수 있어요. 동영상은 1년 동안 남아요.',
  'history.empty': '아직 본 동영상이 없어요',
  'history.empty.text': '본 동영상이 최근 순서로 여기에 표시돼요.',
  'history.off': '시청 기록이 꺼져 있어요',
  'history.off.text': '켜면 본 동영상을 다시 찾을 수 있어요.',
  'saved.clear': '모두 삭제',
  'history.clear.title': '시청 기록을 삭제할까요?',
  'history.clear.text': '되돌릴 수 없어요.',
  'history.clear.done': '시청 기록을 모두 삭제했어요',
}
