import type { en } from '../en/members'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'members.label': 'メンバー',
  'members.search': 'メンバーを検索',
  'members.clear': '検索をクリア',
  'members.found': { other: '{count}人見つかりました' },
  'members.foundMore': '{count}人以上見つかりました',
  'members.none': '該当する人がいません',
  'members.none.text': '名前かユーザー名の先頭の文字で検索できます。',
  'members.empty': 'まだメンバーがいません',
  'members.empty.text': '最初に参加した人がここに表示されます。',
  'members.error': 'メンバーを読み込めませんでした',
  'members.leader': 'リーダー',
  'members.moderator': 'モデレーター',
  'members.you': '自分',
}
