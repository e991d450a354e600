import type { en } from '../en/standing'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'standing.accepted': 'Ya estás dentro: te damos la bienvenida a {name}',
  'standing.refused': 'Tu solicitud para unirte a {name} no se ha aceptado',
  'standing.removed': 'Te han expulsado de {name}',
  'standing.banned': 'Te han vetado en {name}',
  'standing.suspended': 'No puedes publicar ni escribir aquí hasta el {day}',
  'standing.suspendedForGood': 'Ya no puedes publicar ni escribir aquí',
  'standing.why': 'La moderación dice:',
}
