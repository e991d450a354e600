import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'saved.title': '保存した動画',
  'saved.save': '保存してあとで見る',
  'saved.remove': '保存した動画から削除',
  'saved.done': '保存しました。見られるのは自分だけです。',
  'saved.removed': '保存した動画から削除しました',
  'saved.empty': '保存した動画はまだありません',
  'saved.empty.text': '動画の「その他」から保存すると、ここに表示されます。見られるのは自分だけです。',
  'saved.explore': '探す',
  'saved.clear.title': '保存した動画をすべて削除しますか?',
  'saved.clear.text': '元に戻すことはできません。',
  'saved.clear.done': '保存した動画をすべて削除しました',
  'history.title': '視聴履歴',
  'history.keep': '視聴履歴を残す',
  'history.private': 'このリストを見られるのは自分だけです。動画は1年間残ります。',
  'history.empty': '視聴した動画はまだありません',
  'history.empty.text': '見た動画が、新しい順にここに表示されます。',
  'history.off': '視聴履歴はオフです',
  'history.off.text': 'オンにすると、見た動画をまた見つけられます。',
  'saved.clear': 'すべて削除',
  'history.clear.title': '視聴履歴を削除しますか?',
  'history.clear.text': '元に戻すことはできません。',
  'history.clear.done': '視聴履歴を削除しました',
}
