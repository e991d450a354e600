import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'feed.positionOnly': 'Vidéo {position}',
  'feed.soldOut': 'Épuisé',
  'feed.tabs': 'Fils',
  'feed.by': '{title}, par {author}',
  'feed.previous': 'Vidéo précédente',
  'feed.next': 'Vidéo suivante',
  'feed.end.title': 'Tu as tout vu',
  'feed.end.text': 'C’est tout pour le moment.',
  'feed.end.action': 'Revenir en haut',
  'feed.slow': 'C’est plus long que prévu.',
  'feed.float.label': 'Mini-lecteur',
  'feed.float.maximise': 'Agrandir',
  'player.pause': 'Pause',
  'player.error.title': 'Cette vidéo n’a pas été chargée',
  'player.error.text': 'Vérifie ta connexion ou passe à la suivante.',
  'player.error.next': 'Vidéo suivante',
}
