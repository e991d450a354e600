import type { en } from '../en/search'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'search.label': 'Buscar',
  'search.clear': 'Limpar a busca',
  'search.for': 'Buscar “{words}”',
  'search.meant': 'Você quis dizer “{words}”?',
  'search.suggestions': 'Sugestões',
  'search.suggestions.count': { one: '{count} sugestão', other: '{count} sugestões', many: '{count} sugestões' },
  'search.plays': { one: '{shown} play', other: '{shown} plays', many: '{shown} plays' },
  'search.members': { one: '{shown} membro', other: '{shown} membros', many: '{shown} membros' },
  'search.videoCount': { one: '{shown} vídeo', other: '{shown} vídeos', many: '{shown} vídeos' },
  'search.recent': 'Recentes',
  'search.recent.clear': 'Limpar tudo',
  'search.recent.remove': 'Remover “{words}”',
  'search.results': 'Resultados para “{words}”',
  'search.also': 'Mostrando também resultados para',
  'search.top': 'Top',
  'search.videos': 'Vídeos',
  'search.users': 'Pessoas',
  'search.communities': 'Comunidades',
  'search.loops': 'Loops',
  'search.all': 'Ver tudo',
  'search.all.of': 'Ver tudo: {kind}',
  'search.none': 'Nada para “{words}”',
  'search.none.text': 'Uma palavra mais curta costuma encontrar mais.',
  'search.none.action': 'Ver vídeos em alta',
  'search.error': 'A busca não funcionou',
}
