import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'share.qr.hint': 'カメラで読み取ると、ほかのデバイスで開けます。',
  'share.qr.failed': 'QRコードを読み込めませんでした。',
  'share.embed.code': 'ページ用のコード',
  'share.embed.forms': 'コードの種類',
  'share.embed.link': 'リンク',
  'share.embed.link.hint': 'どこでも使え、プレーヤーになります',
  'share.embed.tag': 'タグ',
  'share.embed.tag.hint': '自分のページ用',
  'share.embed.frame': 'フレーム',
  'share.embed.frame.hint': 'スクリプトを実行できないページ用',
  'share.embed.hint': '2行のコードでどのページにも埋め込めます。要素の高さはスタイルシートで指定してください。',
  'share.embed.size': 'サイズ',
  'share.embed.size.full': '全幅',
  'share.embed.scheme': '外観',
  'share.embed.scheme.system': 'システム',
  'share.embed.scheme.light': 'ライト',
  'share.embed.scheme.dark': 'ダーク',
  'share.embed.start': '開始位置',
  'share.embed.start.here': '現在の位置',
  'share.embed.until': 'スクリプトが読み込まれるまで',
  'share.embed.copy': 'コードをコピー',
  'share.embed.copied': 'コードをコピーしました',
}
