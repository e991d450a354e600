import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'feed.positionOnly': 'Vídeo {position}',
  'feed.soldOut': 'Esgotado',
  'feed.tabs': 'Feeds',
  'feed.by': '{title}, por {author}',
  'feed.previous': 'Vídeo anterior',
  'feed.next': 'Próximo vídeo',
  'feed.end.title': 'Você viu tudo',
  'feed.end.text': 'Por enquanto é só isso.',
  'feed.end.action': 'Voltar ao topo',
  'feed.slow': 'Está demorando mais do que deveria.',
  'feed.float.label': 'Miniplayer',
  'feed.float.maximise': 'Ampliar',
  'player.pause': 'Pausar',
  'player.error.title': 'Este vídeo não carregou',
  'player.error.text': 'Verifique a conexão ou vá para o próximo.',
  'player.error.next': 'Próximo vídeo',
}
