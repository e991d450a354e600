import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'feed.viewCount': { one: '{shown} visualización', other: '{shown} visualizaciones', many: '{shown} visualizaciones' },
  'feed.poster': {
    one: '{title}, {shown} visualización',
    other: '{title}, {shown} visualizaciones',
    many: '{title}, {shown} visualizaciones',
  },
  'feed.head.home': 'Vídeos en {brand}',
  'feed.head.latest': 'Lo último en {brand}',
  'feed.head.popular': 'Popular en {brand}',
  'feed.head.members': {
    one: '{shown} miembro en {brand}',
    other: '{shown} miembros en {brand}',
    many: '{shown} miembros en {brand}',
  },
  'feed.head.all': 'Ver todo',
  'feed.head.open': 'Abrir el feed',
  'feed.more': 'Mostrar más',
  'feed.strip.back': 'Vídeos anteriores',
  'feed.strip.on': 'Vídeos siguientes',
}
