import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'feed.positionOnly': 'Video {position}',
  'feed.soldOut': 'Ausverkauft',
  'feed.tabs': 'Feeds',
  'feed.by': '{title}, von {author}',
  'feed.previous': 'Voriges Video',
  'feed.next': 'Nächstes Video',
  'feed.empty.title': 'Noch keine Videos',
  'feed.empty.text': 'Neue Videos erscheinen hier, sobald jemand eines veröffentlicht.',
  'feed.own.empty': 'Diese Seite hat keine Videos zu zeigen.',
  'feed.end.title': 'Du hast alles gesehen',
  'feed.end.text': 'Das war vorerst alles.',
  'feed.end.action': 'Zurück zum Anfang',
  'feed.notFound.title': 'Hier ist nichts',
  'feed.notFound.text': 'Wohin dieser Link führt, das gibt es nicht oder nicht mehr.',
  'feed.slow': 'Das dauert länger, als es sollte.',
  'feed.float.label': 'Mini-Player',
  'feed.float.maximise': 'Maximieren',

  'player.pause': 'Pause',
  'player.error.title': 'Dieses Video wurde nicht geladen',
  'player.error.text': 'Prüfe deine Verbindung oder sieh dir das nächste an.',
  'player.error.next': 'Nächstes Video',
}
