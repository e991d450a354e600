import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'share.qr.hint': 'Pointe un appareil photo ici pour ouvrir sur un autre appareil.',
  'share.qr.failed': 'Le code n’a pas été chargé.',
  'share.embed.code': 'Code pour une page',
  'share.embed.forms': 'Type de code',
  'share.embed.link': 'Lien',
  'share.embed.link.hint': 'Fonctionne partout, et devient le lecteur là où se trouve le script.',
  'share.embed.tag': 'Balise',
  'share.embed.frame': 'Cadre',
  'share.embed.frame.hint': 'Pour les pages où les scripts sont interdits.',
  'share.embed.hint': 'Deux lignes pour n’importe quelle page. Donne une hauteur à l’élément dans ta feuille de style.',
  'share.embed.size': 'Taille',
  'share.embed.size.full': 'Pleine largeur',
  'share.embed.scheme': 'Apparence',
  'share.embed.scheme.system': 'Système',
  'share.embed.scheme.light': 'Claire',
  'share.embed.scheme.dark': 'Sombre',
  'share.embed.copy': 'Copier le code',
  'share.embed.copied': 'Code copié',
}
