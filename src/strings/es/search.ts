import type { en } from '../en/search'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'search.label': 'Buscar',
  'search.clear': 'Borrar la búsqueda',
  'search.for': 'Buscar «{words}»',
  'search.meant': '¿Querías decir «{words}»?',
  'search.suggestions': 'Sugerencias',
  'search.suggestions.count': { one: '{count} sugerencia', other: '{count} sugerencias', many: '{count} sugerencias' },
  'search.plays': { one: '{shown} vista', other: '{shown} vistas', many: '{shown} vistas' },
  'search.members': { one: '{shown} miembro', other: '{shown} miembros', many: '{shown} miembros' },
  'search.videoCount': { one: '{shown} vídeo', other: '{shown} vídeos', many: '{shown} vídeos' },
  'search.recent': 'Recientes',
  'search.recent.clear': 'Borrar todo',
  'search.recent.remove': 'Quitar «{words}»',
  'search.results': 'Resultados de «{words}»',
  'search.also': 'También hay resultados de',
  'search.top': 'Top',
  'search.videos': 'Vídeos',
  'search.users': 'Personas',
  'search.communities': 'Comunidades',
  'search.loops': 'Loops',
  'search.all': 'Ver todo',
  'search.all.of': 'Ver todo: {kind}',
  'search.none': 'Nada para «{words}»',
  'search.none.text': 'Una palabra más corta suele encontrar más.',
  'search.none.action': 'Ver vídeos populares',
  'search.error': 'La búsqueda no ha funcionado',
}
