import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'share.qr.hint': 'Inquadralo con una fotocamera per aprirlo su un altro dispositivo.',
  'share.qr.failed': 'Il codice non è stato caricato.',
  'share.embed.code': 'Codice per una pagina',
  'share.embed.forms': 'Tipo di codice',
  'share.embed.link': 'Link',
  'share.embed.link.hint': 'Funziona ovunque, diventa il player',
  'share.embed.tag': 'Tag',
  'share.embed.tag.hint': 'Per la tua pagina',
  'share.embed.frame': 'Frame',
  'share.embed.frame.hint': 'Dove gli script non sono ammessi',
  'share.embed.hint': 'Due righe per qualsiasi pagina. Dai un’altezza all’elemento nel tuo foglio di stile.',
  'share.embed.size': 'Dimensioni',
  'share.embed.size.full': 'Tutta la larghezza',
  'share.embed.scheme': 'Aspetto',
  'share.embed.scheme.system': 'Sistema',
  'share.embed.scheme.light': 'Chiaro',
  'share.embed.scheme.dark': 'Scuro',
  'share.embed.start': 'Inizio',
  'share.embed.start.here': 'dove sei ora',
  'share.embed.until': 'finché non c’è lo script',
  'share.embed.copy': 'Copia codice',
  'share.embed.copied': 'Codice copiato',
}
