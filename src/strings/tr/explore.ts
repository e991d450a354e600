import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'explore.label': 'Keşfet',
  'explore.recent': 'Son topluluklar',
  'explore.communities': 'Öne çıkan topluluklar',
  'explore.people': 'İzlenecek kişiler',
  'explore.loops': 'Öne çıkan döngüler',
  'explore.more': 'Daha fazla göster',
  'explore.videos': { one: '{shown} video', other: '{shown} video' },
  'explore.error': 'Bu bölüm yüklenemedi',
  'explore.empty': 'Henüz topluluk yok',
  'explore.empty.text': 'Oluşturulduklarında burada görünürler.',
}
