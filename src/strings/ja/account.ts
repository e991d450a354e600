import type { en } from '../en/account'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'auth.profile': 'プロフィール',
  'auth.edit': 'プロフィールを編集',
  'auth.edit.picture': 'プロフィール写真',
  'auth.edit.name': '氏名',
  'auth.edit.username': 'ユーザー名',
  'auth.edit.bio': '自己紹介',
  'auth.edit.birthDate': '生年月日',
  'auth.edit.social': 'SNSアカウント',
  'auth.edit.email': 'メールアドレス',
  'auth.edit.phone': '電話番号',
  'auth.edit.interests': '興味',
  'auth.settings': '設定',
  'auth.notices': 'モデレーターから',
  'auth.devices': 'デバイス',
  'auth.creator': 'クリエイターになる',
  'auth.delete': 'アカウントを削除',
  'auth.signOut': 'ログアウト',
  'auth.signOut.title': 'ログアウトしますか?',
  'auth.signOut.lead': 'いつでもまたログインできます。',
  'auth.signOut.confirm': 'ログアウト',
}
