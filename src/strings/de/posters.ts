import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'feed.viewCount': { one: '{shown} Aufruf', other: '{shown} Aufrufe' },
  'feed.poster': { one: '{title}, {shown} Aufruf', other: '{title}, {shown} Aufrufe' },
  'feed.head.home': 'Videos auf {brand}',
  'feed.head.latest': 'Neu auf {brand}',
  'feed.head.popular': 'Beliebt auf {brand}',
  'feed.head.members': { one: '{shown} Mitglied auf {brand}', other: '{shown} Mitglieder auf {brand}' },
  'feed.head.all': 'Alle ansehen',
  'feed.head.open': 'Feed öffnen',
  'feed.more': 'Mehr zeigen',
  'feed.strip.back': 'Vorige Videos',
  'feed.strip.on': 'Weitere Videos',
}
