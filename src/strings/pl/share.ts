import type { en } from '../en/share'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'share.title': 'Udostępnij',
  'share.in': '{author} w {place}',
  'share.ways': 'Sposoby udostępniania',
  'share.link': 'Link',
  'share.qr': 'Kod QR',
  'share.embed': 'Osadź',
  'share.copy': 'Kopiuj',
  'share.copied': 'Skopiowano',
  'share.linkCopied': 'Skopiowano link',
  'share.copyFailed': 'Nie udało się skopiować. Zaznacz i skopiuj samodzielnie.',
  'share.networks': 'Udostępnij w',
  'share.email': 'E-mail',
  'share.messages': 'Wiadomości',
  'share.system': 'Więcej aplikacji',
}
