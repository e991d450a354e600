import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'devices.title': 'Dispositivos',
  'devices.lead': 'Dónde tienes la sesión iniciada.',
  'devices.failed': 'La lista no se ha cargado',
  'devices.name': '{browser} en {system}',
  'devices.unknown': 'Dispositivo desconocido',
  'devices.here': 'Este dispositivo',
  'devices.now': 'Activo ahora',
  'devices.only': 'No tienes otras sesiones abiertas.',
  'devices.others': 'Otros dispositivos',
  'devices.hint': '¿No reconoces alguno? Cierra su sesión y comprueba después tu correo y tu teléfono.',
  'devices.end': 'Cerrar sesión',
  'devices.end.name': 'Cerrar sesión en {name}',
  'devices.end.ask': '¿Cerrar sesión en {name}?',
  'devices.ended': 'Sesión cerrada en {name}',
  'devices.others.end': 'Cerrar las demás sesiones',
  'devices.others.ask': {
    one: '¿Cerrar sesión en el otro dispositivo? Aquí seguirá abierta.',
    other: '¿Cerrar sesión en los otros {count} dispositivos? Aquí seguirá abierta.',
    many: '¿Cerrar sesión en los otros {count} dispositivos? Aquí seguirá abierta.',
  },
  'devices.others.ended': 'Se ha cerrado la sesión en los demás dispositivos',
  'devices.all.end': 'Cerrar todas las sesiones',
  'devices.all.ask': {
    one: '¿Cerrar sesión en este dispositivo?',
    other: '¿Cerrar sesión en los {count} dispositivos, también en este? Para volver a entrar necesitarás un código.',
    many: '¿Cerrar sesión en los {count} dispositivos, también en este? Para volver a entrar necesitarás un código.',
  },
}
