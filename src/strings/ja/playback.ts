import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const ja: Translation<typeof en> = {
  locale: 'ja',

  'feed.report': '報告',
  'feed.manage': '{community}で管理',
  'feed.keys.title': 'キーボード操作',
  'feed.keys.next': '次の動画',
  'feed.keys.previous': '前の動画',
  'feed.keys.toggle': '再生/一時停止',
  'feed.keys.seek': '5秒戻る/進む',
  'feed.keys.mute': '音のオン/オフ',
  'feed.keys.spark': 'スパーク',
  'feed.keys.comments': 'コメント',
  'feed.keys.fullscreen': '全画面表示',
  'feed.keys.ends': '最初/最後の動画',
  'feed.keys.help': 'この一覧',
  'feed.keys.space': 'スペース',
  'player.volume': '音量',
  'player.captions': '字幕',
  'player.captions.language': '字幕の言語',
  'player.captions.size': '字幕のサイズ',
  'player.speed': '再生速度',
  'player.rate': '{rate}×',
  'player.quality': '画質',
  'player.quality.auto': '自動',
  'player.quality.side': '{side}p',
  'player.fullscreen': '全画面表示',
  'player.exitFullscreen': '全画面表示を終了',
  'player.pictureInPicture': 'ピクチャーインピクチャー',
}
