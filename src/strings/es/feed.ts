import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'feed.positionOnly': 'Vídeo {position}',
  'feed.soldOut': 'Agotado',
  'feed.tabs': 'Feeds',
  'feed.by': '{title}, de {author}',
  'feed.previous': 'Vídeo anterior',
  'feed.next': 'Vídeo siguiente',
  'feed.end.title': 'Ya estás al día',
  'feed.end.text': 'Eso es todo por ahora.',
  'feed.end.action': 'Volver arriba',
  'feed.slow': 'Está tardando más de lo normal.',
  'feed.float.label': 'Minirreproductor',
  'feed.float.maximise': 'Ampliar',
  'player.pause': 'Pausar',
  'player.error.title': 'Este vídeo no se ha cargado',
  'player.error.text': 'Comprueba la conexión o pasa al siguiente.',
  'player.error.next': 'Vídeo siguiente',
}
