import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'explore.label': 'Explorar',
  'explore.recent': 'Comunidades recientes',
  'explore.communities': 'Comunidades destacadas',
  'explore.people': 'Perfiles por descubrir',
  'explore.loops': 'Loops destacados',
  'explore.more': 'Mostrar más',
  'explore.videos': { one: '{shown} vídeo', other: '{shown} vídeos', many: '{shown} vídeos' },
  'explore.error': 'Esta parte no se ha cargado',
  'explore.empty': 'Aún no hay comunidades',
  'explore.empty.text': 'En cuanto haya alguna, aparecerá aquí.',
}
