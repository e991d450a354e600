import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'feed.report': 'Signaler',
  'feed.manage': 'Gérer dans {community}',
  'feed.keys.title': 'Clavier',
  'feed.keys.next': 'Vidéo suivante',
  'feed.keys.previous': 'Vidéo précédente',
  'feed.keys.toggle': 'Lecture ou pause',
  'feed.keys.seek': 'Reculer ou avancer de 5 secondes',
  'feed.keys.mute': 'Avec ou sans son',
  'feed.keys.spark': 'Spark',
  'feed.keys.comments': 'Commentaires',
  'feed.keys.fullscreen': 'Plein écran',
  'feed.keys.ends': 'Première ou dernière vidéo',
  'feed.keys.help': 'Cette liste',
  'feed.keys.space': 'Espace',
  'player.volume': 'Volume',
  'player.captions': 'Sous-titres',
  'player.captions.language': 'Langue des sous-titres',
  'player.captions.size': 'Taille des sous-titres',
  'player.speed': 'Vitesse',
  'player.rate': '{rate}×',
  'player.quality': 'Qualité',
  'player.quality.auto': 'Auto',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Plein écran',
  'player.exitFullscreen': 'Quitter le plein écran',
  'player.pictureInPicture': 'Image dans l’image',
}
