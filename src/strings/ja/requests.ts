import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'requests.label': '参加リクエスト',
  'requests.accept': '承認',
  'requests.accept.name': '{name}さんを承認',
  'requests.refuse': '{name}さんを拒否',
  'requests.accepted': '{name}さんがメンバーになりました',
  'requests.refused': 'リクエストを拒否しました',
  'requests.empty': '待っている人はいません',
  'requests.error': 'リクエストを読み込めませんでした',
}
