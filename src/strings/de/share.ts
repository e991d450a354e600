import type { en } from '../en/share'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'share.title': 'Teilen',
  'share.in': '{author} in {place}',
  'share.ways': 'Wege zu teilen',
  'share.link': 'Link',
  'share.qr': 'QR-Code',
  'share.embed': 'Einbetten',
  'share.copy': 'Kopieren',
  'share.copied': 'Kopiert',
  'share.linkCopied': 'Link kopiert',
  'share.copyFailed': 'Das konnte nicht kopiert werden. Markiere und kopiere es selbst.',
  'share.networks': 'Teilen mit',
  'share.email': 'E-Mail',
  'share.messages': 'Nachrichten',
  'share.system': 'Weitere Apps',
}
