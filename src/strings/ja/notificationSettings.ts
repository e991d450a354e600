import type { en } from '../en/notificationSettings'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'notificationSettings.caption': '受け取る通知とその方法',
  'notificationSettings.kind': '種類',
  'notificationSettings.app': 'アプリ',
  'notificationSettings.mail': 'メール',
  'notificationSettings.push': 'プッシュ',
  'notificationSettings.answers': '返信とメンション',
  'notificationSettings.answers.text': '動画へのコメント、返信、@自分',
  'notificationSettings.sparks': 'スパークとリポスト',
  'notificationSettings.sparks.text': 'プッシュは動画ごとに1日1回まで',
  'notificationSettings.posts': '自分の投稿',
  'notificationSettings.posts.text': '公開できたかどうか、モデレーターの判断',
  'notificationSettings.communities': '参加コミュニティの新着',
  'notificationSettings.communities.text': '通知をオンにしたループの動画、自分の役割',
  'notificationSettings.requests': 'リクエストと報告',
  'notificationSettings.requests.text': 'リーダーを務める場所、自分がした報告',
  'notificationSettings.mail.often':
    'メールは多くても1日1回、未読の内容をお届けします。コードとアカウントに関するお知らせは必ず届きます。',
  'notificationSettings.error': '設定を読み込めませんでした',

  'notificationSettings.push.off.title': 'このブラウザのプッシュ通知はオフです',
  'notificationSettings.push.off.text': 'このページを閉じていても、お知らせが届きます。',
  'notificationSettings.push.off.action': 'オンにする',
  'notificationSettings.push.on.title': 'このブラウザのプッシュ通知はオンです',
  'notificationSettings.push.on.text': 'ここでログアウトするとオフになります。',
  'notificationSettings.push.on.action': 'オフにする',
  'notificationSettings.push.blocked.title': 'このブラウザではプッシュ通知がブロックされています',
  'notificationSettings.push.blocked.text': 'ブラウザのサイト設定で {host} の通知を許可すると、ここで使えます。',
  'notificationSettings.push.unavailable.title': 'このサイトにはプッシュ通知がありません',
  'notificationSettings.push.unavailable.text': 'アプリとメールでお知らせします。',
  'notificationSettings.push.unsupported.title': 'このブラウザではプッシュ通知を使えません',
  'notificationSettings.push.unsupported.text':
    'iPhone や iPad では、まずサイトをホーム画面に追加し、そこから開いてください。',
}
