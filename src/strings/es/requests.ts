import type { en } from '../en/requests'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'requests.label': 'Solicitudes para unirse',
  'requests.accept': 'Aceptar',
  'requests.accept.name': 'Aceptar a {name}',
  'requests.refuse': 'Rechazar a {name}',
  'requests.accepted': '{name} ya es miembro',
  'requests.refused': 'La solicitud se ha rechazado',
  'requests.empty': 'Nadie espera',
  'requests.error': 'Las solicitudes no se han cargado',
}
