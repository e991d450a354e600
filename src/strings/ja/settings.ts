import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'settings.title': '設定',
  'settings.lost': 'ページが見つかりません',
  'settings.group.community': 'コミュニティ',
  'settings.group.help': 'ヘルプ',
  'settings.terms': '利用規約',
  'settings.policy': 'プライバシーポリシー',
  'settings.signOut': 'ログアウト',
  'settings.none': 'なし',
  'settings.visitor': 'ログインすると、アカウントの内容を確認できます。',
  'settings.visitor.signIn': 'ログイン',
  'settings.closed.title': 'アカウントの設定です',
  'settings.closed.text': 'ログインすると、確認や変更ができます。',

  'settings.profile': 'プロフィール',
  'settings.picture': '写真を変更',
  'settings.name': '氏名',
  'settings.username': 'ユーザー名',
  'settings.bio': '自己紹介',
  'settings.birthDate': '生年月日',
  'settings.social': 'SNSアカウント',
  'settings.social.count': '{all}件中{linked}件',
  'settings.interests': '興味',

  'settings.signIn': 'ログイン',
  'settings.signIn.lead': 'ログイン用のコードの送信先です。変更にはコードによる確認が必要です。',
  'settings.email': 'メールアドレス',
  'settings.phone': '電話番号',

  'settings.devices': 'デバイス',
  'settings.notifications': '通知',
  'settings.privacy': 'プライバシー',
  'settings.contact': 'お問い合わせ',

  'settings.appearance': '言語と外観',
  'settings.scheme': '外観',
  'settings.scheme.system': 'システム',
  'settings.scheme.light': 'ライト',
  'settings.scheme.dark': 'ダーク',
  'settings.language': '言語',
  'settings.language.page': 'このサイトと同じ',

  'settings.delete': 'アカウントを削除',
  'settings.delete.lead': '元に戻すことはできません。削除すると、次のようになります。',
  'settings.delete.videos': '動画は、コメントやスパークとともに削除されます。',
  'settings.delete.comments': 'コメントは本文だけが消え、会話の流れは残ります。',
  'settings.delete.leader': 'あなただけがリーダーのコミュニティは、先に引き継ぐ必要があります。',
  'settings.delete.copy': 'データを持ち出す',
  'settings.delete.copy.hint': 'すべて消える前にコピーを保存',
  'settings.delete.signOut': 'ログアウトだけする',
  'settings.delete.signOut.hint': 'すべてそのまま残ります',
}
