import type { en } from '../en/share'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'share.title': 'Compartir',
  'share.in': '{author} en {place}',
  'share.ways': 'Formas de compartir',
  'share.link': 'Enlace',
  'share.qr': 'Código QR',
  'share.embed': 'Insertar',
  'share.copy': 'Copiar',
  'share.copied': 'Copiado',
  'share.linkCopied': 'Enlace copiado',
  'share.copyFailed': 'No se ha podido copiar. Selecciónalo y cópialo a mano.',
  'share.networks': 'Compartir en',
  'share.email': 'Correo',
  'share.messages': 'Mensajes',
  'share.system': 'Más apps',
}
