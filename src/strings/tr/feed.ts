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
  'feed.empty.title': 'Henüz video yok',
  'feed.empty.text': 'Biri paylaştığında yeni videolar burada görünür.',
  'feed.own.empty': 'Bu sayfada gösterilecek video yok.',
  'feed.end.title': 'Hepsini gördün',
  'feed.end.text': 'Şimdilik bu kadar.',
  'feed.end.action': 'Başa dön',
  'feed.notFound.title': 'Burada bir şey yok',
  'feed.notFound.text': 'Bu bağlantının açtığı şey artık yok ya da hiç olmadı.',
  'feed.slow': 'Bu, olması gerekenden uzun sürüyor.',
  'feed.float.label': 'Mini oynatıcı',
  'feed.float.maximise': 'Büyüt',
  'player.pause': 'Duraklat',
  'player.error.title': 'Bu video yüklenemedi',
  'player.error.text': 'Bağlantını kontrol et ya da sonrakine geç.',
  'player.error.next': 'Sonraki video',
}
