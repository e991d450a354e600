import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'feed.empty.title': 'まだ動画がありません',
  'feed.empty.text': '新しい動画が投稿されると、ここに表示されます。',
  'feed.own.empty': 'このページには表示する動画がありません。',
  'feed.notFound.title': '何もありません',
  'feed.notFound.text': 'このリンクの先は存在しないか、削除されました。',
}
