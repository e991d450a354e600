import type { en } from '../en/code'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'code.title': 'Introduce el código',
  'code.lead': 'Hemos enviado seis dígitos a {address}',
  'code.label': 'Código de seis dígitos',
  'code.verify': 'Verificar',
  'code.digits': 'El código debe tener 6 dígitos.',
  'code.wrong': 'Código incorrecto',
  'code.failed': 'No se ha podido verificar el código',
  'code.triesLeft': {
    one: 'Queda {count} intento.',
    other: 'Quedan {count} intentos.',
    many: 'Quedan {count} intentos.',
  },
  'code.noneLeft': 'No quedan intentos. Pide un código nuevo.',
  'code.wait': 'Reenviar en {time}',
  'code.nothing': '¿No ha llegado?',
  'code.resend': 'Reenviar código',
  'code.resent': 'Un código nuevo está en camino.',
  'code.send.phoneRefused': 'No se ha podido enviar el código. Usa otro número o el correo para iniciar sesión.',
  'code.send.phoneRefused.update': 'No se ha podido enviar el código. Usa otro número de teléfono.',
  'code.send.waitMinutes': 'Vuelve a intentarlo en {time} minutos.',
  'code.send.waitSeconds': 'Vuelve a intentarlo en {time}.',
  'code.send.failed': 'Algo ha fallado. ¡Vuelve a intentarlo!',
  'code.send.noAnswer': 'Ha ocurrido un error inesperado. Vuelve a intentarlo.',
}
