import type { en } from '../en/sharePanes'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'share.qr.hint': 'Pointe un appareil photo ici pour ouvrir sur un autre appareil.',
  'share.qr.failed': 'Le code n’a pas été chargé.',
  'share.embed.code': 'Code pour une page',
  'share.embed.forms': 'Type de code',
  'share.embed.link': 'Lien',
  'share.embed.link.hint': 'Fonctionne partout, devient le lecteur',
  'share.embed.tag': 'Balise',
  'share.embed.tag.hint': 'Pour ta propre page',
  'share.embed.frame': 'Cadre',
  'share.embed.frame.hint': 'Là où les scripts sont interdits',
  'share.embed.hint': 'Deux lignes pour n’importe quelle page. Donne une hauteur à l’élément dans ta feuille de style.',
  'share.embed.size': 'Taille',
  'share.embed.size.full': 'Pleine largeur',
  'share.embed.scheme': 'Apparence',
  'share.embed.scheme.system': 'Système',
  'share.embed.scheme.light': 'Claire',
  'share.embed.scheme.dark': 'Sombre',
  'share.embed.start': 'Début',
  'share.embed.start.here': 'là où tu en es',
  'share.embed.until': 'tant que le script n’est pas là',
  'share.embed.copy': 'Copier le code',
  'share.embed.copied': 'Code copié',
}
