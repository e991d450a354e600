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
  'feed.empty.title': 'Pas encore de vidéos',
  'feed.empty.text': 'Les nouvelles vidéos apparaissent ici dès leur publication.',
  'feed.own.empty': 'Cette page n’a pas de vidéos à montrer.',
  'feed.end.title': 'Tu as tout vu',
  'feed.end.text': 'C’est tout pour le moment.',
  'feed.end.action': 'Revenir en haut',
  'feed.notFound.title': 'Rien ici',
  'feed.notFound.text': 'Ce que ce lien ouvrait n’existe pas ou plus.',
  'feed.slow': 'C’est plus long que prévu.',
  'feed.float.label': 'Mini-lecteur',
  'feed.float.maximise': 'Agrandir',
  'player.pause': 'Pause',
  'player.error.title': 'Cette vidéo n’a pas été chargée',
  'player.error.text': 'Vérifie ta connexion ou passe à la suivante.',
  'player.error.next': 'Vidéo suivante',
}
