import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'feed.report': 'Denunciar',
  'feed.manage': 'Gestionar en {community}',
  'feed.keys.title': 'Teclado',
  'feed.keys.next': 'Vídeo siguiente',
  'feed.keys.previous': 'Vídeo anterior',
  'feed.keys.toggle': 'Reproducir o pausar',
  'feed.keys.seek': '5 segundos atrás o adelante',
  'feed.keys.mute': 'Con o sin sonido',
  'feed.keys.spark': 'Spark',
  'feed.keys.comments': 'Comentarios',
  'feed.keys.fullscreen': 'Pantalla completa',
  'feed.keys.ends': 'Primer o último vídeo',
  'feed.keys.help': 'Esta lista',
  'feed.keys.space': 'Espacio',
  'player.volume': 'Volumen',
  'player.captions': 'Subtítulos',
  'player.captions.language': 'Idioma de los subtítulos',
  'player.captions.size': 'Tamaño de los subtítulos',
  'player.speed': 'Velocidad',
  'player.rate': '{rate}×',
  'player.quality': 'Calidad',
  'player.quality.auto': 'Automática',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Pantalla completa',
  'player.exitFullscreen': 'Salir de pantalla completa',
  'player.pictureInPicture': 'Imagen en imagen',
}
