import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'feed.positionOnly': 'Video {position}',
  'feed.soldOut': 'Esaurito',
  'feed.tabs': 'Feed',
  'feed.by': '{title}, di {author}',
  'feed.previous': 'Video precedente',
  'feed.next': 'Video successivo',
  'feed.end.title': 'Hai visto tutto',
  'feed.end.text': 'Per ora è tutto.',
  'feed.end.action': 'Torna in cima',
  'feed.slow': 'Ci sta mettendo più del dovuto.',
  'feed.float.label': 'Mini player',
  'feed.float.maximise': 'Ingrandisci',
  'player.pause': 'Pausa',
  'player.error.title': 'Questo video non è stato caricato',
  'player.error.text': 'Controlla la connessione o passa al prossimo.',
  'player.error.next': 'Video successivo',
}
