import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'feed.empty.title': 'Aún no hay vídeos',
  'feed.empty.text': 'Los vídeos nuevos aparecen aquí en cuanto alguien los publica.',
  'feed.own.empty': 'Esta página no tiene vídeos que mostrar.',
  'feed.notFound.title': 'Aquí no hay nada',
  'feed.notFound.text': 'Lo que abre este enlace ya no está o nunca existió.',
}
