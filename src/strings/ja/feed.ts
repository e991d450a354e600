import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'feed.positionOnly': '動画 {position}',
  'feed.soldOut': '在庫切れ',
  'feed.tabs': 'フィード',
  'feed.by': '{title}、{author}さん',
  'feed.previous': '前の動画',
  'feed.next': '次の動画',
  'feed.end.title': 'すべて見ました',
  'feed.end.text': '今のところは以上です。',
  'feed.end.action': '最初に戻る',
  'feed.slow': '時間がかかっています。',
  'feed.float.label': 'ミニプレーヤー',
  'feed.float.maximise': '拡大',
  'player.pause': '一時停止',
  'player.error.title': 'この動画を読み込めませんでした',
  'player.error.text': '接続を確認するか、次の動画に進んでください。',
  'player.error.next': '次の動画',
}
