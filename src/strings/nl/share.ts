import type { en } from '../en/share'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'share.title': 'Delen',
  'share.in': '{author} in {place}',
  'share.ways': 'Manieren om te delen',
  'share.link': 'Link',
  'share.qr': 'QR-code',
  'share.embed': 'Insluiten',
  'share.copy': 'Kopiëren',
  'share.copied': 'Gekopieerd',
  'share.linkCopied': 'Link gekopieerd',
  'share.copyFailed': 'Kopiëren lukte niet. Selecteer en kopieer het zelf.',
  'share.networks': 'Delen via',
  'share.email': 'E-mail',
  'share.messages': 'Berichten',
  'share.system': 'Meer apps',
}
