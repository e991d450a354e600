import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'share.qr.hint': 'Apunta aquí con una cámara para abrirlo en otro dispositivo.',
  'share.qr.failed': 'El código no se ha cargado.',
  'share.embed.code': 'Código para una página',
  'share.embed.forms': 'Tipo de código',
  'share.embed.link': 'Enlace',
  'share.embed.link.hint': 'Funciona en todas partes y se convierte en el reproductor',
  'share.embed.tag': 'Etiqueta',
  'share.embed.tag.hint': 'Para tu propia página',
  'share.embed.frame': 'Marco',
  'share.embed.frame.hint': 'Donde no se permiten scripts',
  'share.embed.hint': 'Dos líneas para cualquier página. Dale altura al elemento en tu hoja de estilos.',
  'share.embed.size': 'Tamaño',
  'share.embed.size.full': 'Ancho completo',
  'share.embed.scheme': 'Apariencia',
  'share.embed.scheme.system': 'Sistema',
  'share.embed.scheme.light': 'Clara',
  'share.embed.scheme.dark': 'Oscura',
  'share.embed.start': 'Inicio',
  'share.embed.start.here': 'donde estás ahora',
  'share.embed.until': 'hasta que esté el script',
  'share.embed.copy': 'Copiar código',
  'share.embed.copied': 'Código copiado',
}
