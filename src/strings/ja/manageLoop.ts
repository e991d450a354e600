import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'manageLoop.new': '新しいループ',
  'manageLoop.create': 'ループを作成',
  'manageLoop.created': '{name}を作成しました。あなたが最初のメンバーです',
  'manageLoop.title': 'ループを管理',
  'manageLoop.requests.empty': '非公開ループへの参加リクエストがここに表示されます。',

  'manageLoop.requests.all': 'すべて承認',
  'manageLoop.requests.all.title': 'すべて承認しますか?',
  'manageLoop.requests.all.text': {
    other: '一覧の{count}人がメンバーになります。それより前のリクエストも承認されます。',
  },
  'manageLoop.requests.all.done': '全員がメンバーになりました',
  'manageLoop.members': 'メンバー',
  'manageLoop.remove': '外す',
  'manageLoop.remove.name': '{name}さんを外す',
  'manageLoop.remove.title': '{name}さんを外しますか?',
  'manageLoop.remove.text': 'ループから外れますが、コミュニティには残り、また参加できます。',
  'manageLoop.remove.reason': '理由',
  'manageLoop.remove.hint': '本人が読みます。リーダーやモデレーターもアクティビティで確認できます。',
  'manageLoop.remove.done': '{name}さんを外しました',

  'manageLoop.edit': '詳細を編集',
  'manageLoop.picture': '画像',
  'manageLoop.name': '名前',
  'manageLoop.name.empty': 'ループには名前が必要です。',
  'manageLoop.name.long': '名前は{limit}文字までです。',
  'manageLoop.description': '説明',
  'manageLoop.description.long': '説明は{limit}文字までです。',
  'manageLoop.closed': '非公開ループ',
  'manageLoop.closed.hint': '参加にはリクエストが必要で、中を見られるのはメンバーだけです。',
  'manageLoop.opens': { other: '待っている{count}人がメンバーになります。' },
  'manageLoop.save': '保存',
  'manageLoop.saved': '保存しました',
  'manageLoop.discard': '変更を破棄',

  'manageLoop.archive': 'アーカイブ',
  'manageLoop.archive.title': '{name}をアーカイブしますか?',
  'manageLoop.archive.text':
    '一覧に表示されなくなり、新しいメンバーや動画を受け付けません。今見られる人は引き続き見られ、あとで復元もできます。',
  'manageLoop.archive.waiting': { other: '待っている{count}人のリクエストは拒否されます。' },
  'manageLoop.archived': '{name}をアーカイブしました',
  'manageLoop.restore': '復元',
  'manageLoop.restored': '{name}を復元しました',
  'manageLoop.isArchived': 'このループはアーカイブ済みです。一覧に表示されず、参加も投稿もできません。',

  'manageLoop.archivedLoops': 'アーカイブ済みのループ',
  'manageLoop.archivedLoops.empty': 'アーカイブ済みのループはありません',
  'manageLoop.archivedLoops.text': 'アーカイブしたループは、復元されるまでここに残ります。',
  'manageLoop.restore.name': '{name}を復元',

  'manageLoop.error.forbidden': 'ここではもうこの操作はできません',
  'manageLoop.error.gone': 'ほかの人が先に対応したか、すでになくなっています',
  'manageLoop.error.words': 'ここでは使えない言葉やリンクが含まれています',
}
