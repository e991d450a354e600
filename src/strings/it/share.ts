import type { en } from '../en/share'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'share.title': 'Condividi',
  'share.in': '{author} in {place}',
  'share.ways': 'Modi di condividere',
  'share.link': 'Link',
  'share.qr': 'Codice QR',
  'share.embed': 'Incorpora',
  'share.copy': 'Copia',
  'share.copied': 'Copiato',
  'share.linkCopied': 'Link copiato',
  'share.copyFailed': 'Impossibile copiare. Selezionalo e copialo tu.',
  'share.networks': 'Condividi su',
  'share.email': 'Email',
  'share.messages': 'Messaggi',
  'share.system': 'Altre app',
}
