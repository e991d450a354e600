import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'feed.viewCount': { one: '{shown} visualização', other: '{shown} visualizações', many: '{shown} visualizações' },
  'feed.poster': {
    one: '{title}, {shown} visualização',
    other: '{title}, {shown} visualizações',
    many: '{title}, {shown} visualizações',
  },
  'feed.head.home': 'Vídeos em {brand}',
  'feed.head.latest': 'Recentes em {brand}',
  'feed.head.popular': 'Em alta em {brand}',
  'feed.head.members': {
    one: '{shown} membro em {brand}',
    other: '{shown} membros em {brand}',
    many: '{shown} membros em {brand}',
  },
  'feed.head.all': 'Ver tudo',
  'feed.head.open': 'Abrir o feed',
  'feed.more': 'Mostrar mais',
  'feed.strip.back': 'Vídeos anteriores',
  'feed.strip.on': 'Próximos vídeos',
}
