import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'Qué hay en {name}',
  'loop.in': 'Un loop de {community}',
  'loop.videos': { one: '{shown} vídeo', other: '{shown} vídeos', many: '{shown} vídeos' },
  'loop.join': 'Unirse',
  'loop.request': 'Pedir unirse',
  'loop.share': 'Compartir loop',
  'loop.subscribe': 'Avisarme de vídeos nuevos',
  'loop.tab.videos': 'Vídeos',
  'loop.tab.members': 'Miembros',
  'loop.watch': 'Vídeos de {name}',
  'loop.videos.empty': 'Aún no hay vídeos',
  'loop.videos.empty.text': 'El primero marca el tono.',
  'loop.refresh': 'Actualizar',
  'loop.closed.title': 'Solo para miembros',
  'loop.closed.text': 'Verás sus vídeos y miembros cuando te unas. La moderación responde a cada solicitud.',
  'loop.archived': 'Archivado: se puede ver, pero no admite nada nuevo.',
  'loop.leave': 'Salir',
  'loop.leave.title': '¿Salir de {name}?',
  'loop.leave.open': 'Puedes volver a unirte cuando quieras.',
  'loop.leave.closed': 'Ya no verás sus vídeos ni sus miembros. Para volver tendrás que pedirlo de nuevo.',
  'loop.withdraw': 'Retirar',
  'loop.withdraw.title': '¿Retirar tu solicitud?',
  'loop.notFound.title': 'Ese loop no existe',
  'loop.notFound.text': 'Ya no está, o el enlace tiene una errata.',
  'loop.page.error': 'El loop no se ha cargado',
  'loop.noSlug': '<geuin-loop> necesita saber qué loop mostrar: añádele slug="…".',
}
