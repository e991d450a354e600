import type { en } from '../en/join'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'join.title': '{name}に参加',
  'join.title.closed': '{name}への参加をリクエスト',
  'join.rules': 'ここでみんなが守るルールです。',
  'join.note': 'モデレーターへのひとこと',
  'join.note.hint': '空欄でもかまいません。承認する人だけが読みます。',
  'join.join': '参加',
  'join.ask': 'リクエストを送信',
  'join.acceptAndJoin': '同意して参加',
  'join.acceptAndAsk': '同意して送信',
  'join.menu': '{name}での設定',
  'join.notify': '新しい動画を通知',
}
