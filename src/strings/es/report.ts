import type { en } from '../en/report'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'report.video': 'Denunciar vídeo',
  'report.comment': 'Denunciar comentario',
  'report.lead': '¿Qué ocurre? Nadie sabrá quién lo ha denunciado.',
  'report.leadAbout': '¿Qué ocurre? {name} no sabrá quién lo ha denunciado.',
  'report.reasons': 'Motivo',
  'report.reason.spam': 'Spam o engaño',
  'report.reason.nudity': 'Desnudez o contenido sexual',
  'report.reason.harassment': 'Acoso o intimidación',
  'report.reason.hate': 'Odio',
  'report.reason.violence': 'Violencia o peligro',
  'report.reason.stolen': 'Es obra mía, usada sin permiso',
  'report.reason.other': 'Otra cosa',
  'report.note': '¿Quieres añadir algo? (opcional)',
  'report.note.stolen': '¿Dónde está el original? (opcional)',
  'report.note.other': '¿Qué es? (opcional)',
  'report.send': 'Enviar denuncia',
  'report.thanks': 'Gracias, le echaremos un vistazo',
  'report.thanks.video': 'Mientras tanto, no volverás a ver este vídeo.',
  'report.thanks.comment': 'Mientras tanto, no volverás a ver este comentario.',
  'report.next': 'Vídeo siguiente',
  'report.done': 'Listo',
  'report.hide': 'Ocultar todo lo de {name}',
  'report.hidden': 'Ya no verás nada de {name}.',
}
