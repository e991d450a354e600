import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'feed.positionOnly': 'Video {position}',
  'feed.soldOut': 'Tükendi',
  'feed.tabs': 'Akışlar',
  'feed.by': '{title}, {author}',
  'feed.previous': 'Önceki video',
  'feed.next': 'Sonraki video',
  'feed.end.title': 'Hepsini gördün',
  'feed.end.text': 'Şimdilik bu kadar.',
  'feed.end.action': 'Başa dön',
  'feed.slow': 'Bu, olması gerekenden uzun sürüyor.',
  'feed.float.label': 'Mini oynatıcı',
  'feed.float.maximise': 'Büyüt',
  'player.pause': 'Duraklat',
  'player.error.title': 'Bu video yüklenemedi',
  'player.error.text': 'Bağlantını kontrol et ya da sonrakine geç.',
  'player.error.next': 'Sonraki video',
}
