import type { en } from '../en/share'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'share.title': 'Partager',
  'share.in': '{author} dans {place}',
  'share.ways': 'Façons de partager',
  'share.link': 'Lien',
  'share.qr': 'QR code',
  'share.embed': 'Intégrer',
  'share.copy': 'Copier',
  'share.copied': 'Copié',
  'share.linkCopied': 'Lien copié',
  'share.copyFailed': 'La copie a échoué. Sélectionne le texte et copie-le toi-même.',
  'share.networks': 'Partager sur',
  'share.email': 'E-mail',
  'share.messages': 'Messages',
  'share.system': 'Autres apps',
}
