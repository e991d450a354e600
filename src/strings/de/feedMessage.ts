import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'feed.empty.title': 'Noch keine Videos',
  'feed.empty.text': 'Neue Videos erscheinen hier, sobald jemand eines veröffentlicht.',
  'feed.own.empty': 'Diese Seite hat keine Videos zu zeigen.',
  'feed.notFound.title': 'Hier ist nichts',
  'feed.notFound.text': 'Wohin dieser Link führt, das gibt es nicht oder nicht mehr.',
}
