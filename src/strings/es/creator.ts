import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'creator.slides': 'Qué hacen los creadores',
  'creator.slide': 'Imagen {number} de {count}',
  'creator.one.title': 'Conviértete en creador de {brand}',
  'creator.one.text': 'Publica lo que haces, llega a la gente de {brand} y descubre qué recibe sparks.',
  'creator.two.title': 'Conecta y enciende conversaciones',
  'creator.two.text': 'Responde a comentarios, menciona a colaboradores y crea un loop en torno a una idea.',
  'creator.three.title': 'Modera tu comunidad',
  'creator.three.text': 'Da la bienvenida, marca el tono y haz que el feed merezca la pena.',
  'creator.become': 'Ser creador',
  'creator.requested': 'Solicitado',
  'creator.accepted': 'Ya eres creador de {brand}.',
  'creator.notNow': 'Ahora no',
  'creator.failed': '¡Algo ha fallado!',
}
