import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'placedVideo.title': 'Gestionar en {community}',
  'placedVideo.failed': 'La comunidad no se ha cargado',
  'placedVideo.pin': 'Fijar arriba',
  'placedVideo.pinned': 'Ahora es el primero en {community}.',
  'placedVideo.unpin': 'Dejar de fijar',
  'placedVideo.unpinned': 'Ya no está fijado.',
  'placedVideo.close': 'Desactivar comentarios',
  'placedVideo.closed': 'Comentarios desactivados. Los que ya hay se quedan.',
  'placedVideo.open': 'Activar comentarios',
  'placedVideo.opened': 'Comentarios activados.',
  'placedVideo.move': 'Mover a un loop',
  'placedVideo.move.lead': 'Los miembros del loop lo encuentran allí; sigue en {community}.',
  'placedVideo.move.none': 'Ningún loop',
  'placedVideo.move.send': 'Mover',
  'placedVideo.moved': 'Ahora está en {loop}.',
  'placedVideo.movedOut': 'Ya no está en ningún loop.',
  'placedVideo.move.stays': 'Lo que está en un loop cerrado se queda allí.',
  'placedVideo.loops.failed': 'Los loops no se han cargado',
  'placedVideo.loops.empty': 'Esta comunidad aún no tiene loops',
  'placedVideo.remove': 'Retirar de la comunidad',
  'placedVideo.remove.lead': 'Nadie lo verá ya en {community}. {author} sabrá por qué y podrá responder una vez.',
  'placedVideo.remove.leadPlain': 'Nadie lo verá ya en {community}. Su autor sabrá por qué y podrá responder una vez.',
  'placedVideo.remove.reason': '¿Por qué?',
  'placedVideo.remove.send': 'Retirar',
  'placedVideo.removed': 'Ya no está en {community}.',
}
