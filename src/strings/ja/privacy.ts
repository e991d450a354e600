import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'privacy.mentions': 'メンションできる人',
  'privacy.mentions.hint': 'ほかの人が名前を書くことはできますが、リンクにならず、通知も届きません。',
  'privacy.mentions.everyone': 'すべての人',
  'privacy.mentions.communities': '同じコミュニティの人',
  'privacy.mentions.nobody': '許可しない',
  'privacy.mentions.failed': '設定内容を読み込めませんでした',

  'privacy.blocked': 'ブロックした人',
  'privacy.blocked.hint': 'あなたには表示されず、相手はあなたをメンションできません。相手には知られません。',
  'privacy.blocked.none': 'ブロックした人はいません。',
  'privacy.blocked.failed': '一覧を読み込めませんでした',
  'privacy.unblock': 'ブロック解除',
  'privacy.unblock.name': '{name}さんのブロックを解除',

  'privacy.data': 'あなたのデータ',
  'privacy.data.error': 'コピーの状況を読み込めませんでした',
  'privacy.copy': 'データのコピー',
  'privacy.copy.text': 'プロフィール、投稿、コメント、これまでの操作をひとつのファイルに',
  'privacy.copy.ask': 'リクエスト',
  'privacy.copy.gathering': 'データを集めています',
  'privacy.copy.count': '{total}件中{done}件。',
  'privacy.copy.gathering.text': '完了したらメールでお知らせします。このページは閉じてもかまいません。',
  'privacy.copy.ready': 'コピーの準備ができました',
  'privacy.copy.until': '{day}まで',
  'privacy.copy.download': 'ダウンロード',
  'privacy.copy.anew': '新しく作る',
  'privacy.copy.remove': '削除',
  'privacy.copy.failed': '完了できませんでした',
  'privacy.copy.failed.text': 'こちらで問題が発生しました。データは安全です。',
  'privacy.copy.again': 'もう一度試す',
}
