import type { en } from '../en/share'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'share.title': 'シェア',
  'share.in': '{place}の{author}さん',
  'share.ways': 'シェアの方法',
  'share.link': 'リンク',
  'share.qr': 'QRコード',
  'share.embed': '埋め込み',
  'share.copy': 'コピー',
  'share.copied': 'コピー済み',
  'share.linkCopied': 'リンクをコピーしました',
  'share.copyFailed': 'コピーできませんでした。選択してコピーしてください。',
  'share.networks': 'シェア先',
  'share.email': 'メール',
  'share.messages': 'メッセージ',
  'share.system': 'その他のアプリ',
}
