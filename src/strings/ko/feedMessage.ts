import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const ko: Translation<typeof en> = {
  locale: 'ko',

  'feed.empty.title': '아직 동영상이 없어요',
  'feed.empty.text': '새 동영상이 올라오면 여기에 표시돼요.',
  'feed.own.empty': '이 페이지에는 표시할 동영상이 없어요.',
  'feed.notFound.title': '아무것도 없어요',
  'feed.notFound.text': '링크의 내용이 삭제되었거나 존재하지 않아요.',
}
