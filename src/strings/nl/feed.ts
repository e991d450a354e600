import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'feed.positionOnly': 'Video {position}',
  'feed.soldOut': 'Uitverkocht',
  'feed.tabs': 'Feeds',
  'feed.by': '{title}, van {author}',
  'feed.previous': 'Vorige video',
  'feed.next': 'Volgende video',
  'feed.end.title': 'Je bent helemaal bij',
  'feed.end.text': 'Dat was alles voor nu.',
  'feed.end.action': 'Terug naar boven',
  'feed.slow': 'Dit duurt langer dan zou moeten.',
  'feed.float.label': 'Minispeler',
  'feed.float.maximise': 'Vergroten',
  'player.pause': 'Pauzeren',
  'player.error.title': 'Deze video is niet geladen',
  'player.error.text': 'Controleer je verbinding of ga door naar de volgende.',
  'player.error.next': 'Volgende video',
}
