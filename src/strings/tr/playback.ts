import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'feed.report': 'Bildir',
  'feed.manage': 'Yönet: {community}',
  'feed.keys.title': 'Klavye',
  'feed.keys.next': 'Sonraki video',
  'feed.keys.previous': 'Önceki video',
  'feed.keys.toggle': 'Oynat ya da duraklat',
  'feed.keys.seek': '5 saniye geri ya da ileri',
  'feed.keys.mute': 'Sesi aç ya da kapat',
  'feed.keys.spark': 'Kıvılcım',
  'feed.keys.comments': 'Yorumlar',
  'feed.keys.fullscreen': 'Tam ekran',
  'feed.keys.ends': 'İlk ya da son video',
  'feed.keys.help': 'Bu liste',
  'feed.keys.space': 'Boşluk',
  'player.volume': 'Ses düzeyi',
  'player.captions': 'Altyazılar',
  'player.captions.language': 'Altyazı dili',
  'player.captions.size': 'Altyazı boyutu',
  'player.speed': 'Hız',
  'player.rate': '{rate}×',
  'player.quality': 'Kalite',
  'player.quality.auto': 'Otomatik',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Tam ekran',
  'player.exitFullscreen': 'Tam ekrandan çık',
  'player.pictureInPicture': 'Resim içinde resim',
}
