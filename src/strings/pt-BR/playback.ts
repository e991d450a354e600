import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const ptBR: Translation<typeof en> = {
  locale: 'pt-BR',

  'feed.report': 'Denunciar',
  'feed.manage': 'Gerenciar em {community}',
  'feed.keys.title': 'Teclado',
  'feed.keys.next': 'Próximo vídeo',
  'feed.keys.previous': 'Vídeo anterior',
  'feed.keys.toggle': 'Reproduzir ou pausar',
  'feed.keys.seek': 'Voltar ou avançar 5 segundos',
  'feed.keys.mute': 'Com ou sem som',
  'feed.keys.spark': 'Spark',
  'feed.keys.comments': 'Comentários',
  'feed.keys.fullscreen': 'Tela cheia',
  'feed.keys.ends': 'Primeiro ou último vídeo',
  'feed.keys.help': 'Esta lista',
  'feed.keys.space': 'Espaço',
  'player.volume': 'Volume',
  'player.captions': 'Legendas',
  'player.captions.language': 'Idioma das legendas',
  'player.captions.size': 'Tamanho das legendas',
  'player.speed': 'Velocidade',
  'player.rate': '{rate}×',
  'player.quality': 'Qualidade',
  'player.quality.auto': 'Automática',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Tela cheia',
  'player.exitFullscreen': 'Sair da tela cheia',
  'player.pictureInPicture': 'Picture-in-picture',
}
