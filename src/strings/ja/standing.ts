import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'standing.accepted': '参加が承認されました。{name}へようこそ',
  'standing.refused': '{name}への参加リクエストは承認されませんでした',
  'standing.removed': '{name}から外されました',
  'standing.banned': '{name}への参加を禁止されました',
  'standing.suspended': '{day}まで、ここでは投稿や書き込みができません',
  'standing.suspendedForGood': 'ここでは投稿や書き込みができなくなりました',
  'standing.why': 'モデレーターより:',
}
