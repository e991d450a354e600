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
  'feed.empty.title': 'Noch keine Videos',
  'feed.empty.text': 'Neue Videos erscheinen hier, sobald jemand eines veröffentlicht.',
  'feed.own.empty': 'Diese Seite hat keine Videos zu zeigen.',
  'feed.notFound.title': 'Hier ist nichts',
  'feed.notFound.text': 'Wohin dieser Link führt, das gibt es nicht oder nicht mehr.',
}
