import type { en } from '../en/join'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'join.title': 'Unirse a {name}',
  'join.title.closed': 'Pedir unirse a {name}',
  'join.rules': 'Aquí todo el mundo sigue estas normas:',
  'join.note': 'Unas palabras para la moderación',
  'join.note.hint': 'Puedes dejarlo en blanco. Solo lo lee quien decide.',
  'join.join': 'Unirse',
  'join.ask': 'Enviar solicitud',
  'join.acceptAndJoin': 'Aceptar y unirse',
  'join.acceptAndAsk': 'Aceptar y enviar',
  'join.menu': 'Tu sitio en {name}',
  'join.notify': 'Avisarme de vídeos nuevos',
}
