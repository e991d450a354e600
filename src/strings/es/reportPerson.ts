import type { en } from '../en/reportPerson'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'reportPerson.title': 'Denunciar a {name}',
  'reportPerson.where': '¿Dónde ha pasado?',
  'reportPerson.elsewhere': 'En otro sitio',
  'reportPerson.impersonation': 'Se hace pasar por otra persona',
  'reportPerson.thanks.title': 'Gracias, le echaremos un vistazo',
  'reportPerson.thanks': 'La moderación lo leerá y decidirá qué hacer.',
  'reportPerson.done': 'Listo',
  'reportPerson.block': 'Bloquear a {name}',
}
