import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const tr: Translation<typeof en> = {
  locale: 'tr',

  'feed.viewCount': { one: '{shown} görüntüleme', other: '{shown} görüntüleme' },
  'feed.poster': { one: '{title}, {shown} görüntüleme', other: '{title}, {shown} görüntüleme' },
  'feed.head.home': '{brand} videoları',
  'feed.head.latest': '{brand} yenileri',
  'feed.head.popular': '{brand} popülerleri',
  'feed.head.members': { one: '{brand}: {shown} üye', other: '{brand}: {shown} üye' },
  'feed.head.all': 'Tümünü gör',
  'feed.head.open': 'Akışı aç',
  'feed.more': 'Daha fazla göster',
  'feed.strip.back': 'Önceki videolar',
  'feed.strip.on': 'Sonraki videolar',
}
