import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'placedVideo.title': 'Yönet: {community}',
  'placedVideo.failed': 'Topluluk yüklenemedi',
  'placedVideo.pin': 'En üste sabitle',
  'placedVideo.pinned': 'Artık {community} içinde ilk sırada.',
  'placedVideo.unpin': 'Sabitlemeyi kaldır',
  'placedVideo.unpinned': 'Artık sabitli değil.',
  'placedVideo.close': 'Yorumları kapat',
  'placedVideo.closed': 'Yorumlar kapandı. Yazılmış olanlar kalır.',
  'placedVideo.open': 'Yorumları aç',
  'placedVideo.opened': 'Yorumlar açık.',
  'placedVideo.move': 'Bir döngüye taşı',
  'placedVideo.move.lead': 'Döngünün üyeleri onu orada bulur; {community} içinde de kalır.',
  'placedVideo.move.none': 'Döngü yok',
  'placedVideo.move.send': 'Taşı',
  'placedVideo.moved': 'Artık {loop} içinde.',
  'placedVideo.movedOut': 'Artık hiçbir döngüde değil.',
  'placedVideo.move.stays': 'Kapalı bir döngüdeki video orada kalır.',
  'placedVideo.loops.failed': 'Döngüler yüklenemedi',
  'placedVideo.loops.empty': 'Bu topluluğun henüz döngüsü yok',
  'placedVideo.remove': 'Topluluktan kaldır',
  'placedVideo.remove.lead':
    'Artık kimse onu {community} içinde görmez. {author} nedenini öğrenir ve bir kez yanıt verebilir.',
  'placedVideo.remove.leadPlain':
    'Artık kimse onu {community} içinde görmez. Paylaşan kişi nedenini öğrenir ve bir kez yanıt verebilir.',
  'placedVideo.remove.reason': 'Neden?',
  'placedVideo.remove.send': 'Kaldır',
  'placedVideo.removed': 'Artık {community} içinde değil.',
}
