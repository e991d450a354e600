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
  'feed.end.title': 'Du hast alles gesehen',
  'feed.end.text': 'Das war vorerst alles.',
  'feed.end.action': 'Zurück zum Anfang',
  'feed.slow': 'Das dauert länger, als es sollte.',
  'feed.float.label': 'Mini-Player',
  'feed.float.maximise': 'Maximieren',

  'player.pause': 'Pause',
  'player.error.title': 'Dieses Video wurde nicht geladen',
  'player.error.text': 'Prüfe deine Verbindung oder sieh dir das nächste an.',
  'player.error.next': 'Nächstes Video',
}
