import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'feed.report': 'Melden',
  'feed.manage': 'In {community} verwalten',
  'feed.keys.title': 'Tastatur',
  'feed.keys.next': 'Nächstes Video',
  'feed.keys.previous': 'Voriges Video',
  'feed.keys.toggle': 'Abspielen oder anhalten',
  'feed.keys.seek': '5 Sekunden zurück oder vor',
  'feed.keys.mute': 'Ton an oder aus',
  'feed.keys.spark': 'Spark geben',
  'feed.keys.comments': 'Kommentare',
  'feed.keys.fullscreen': 'Vollbild',
  'feed.keys.ends': 'Erstes oder letztes Video',
  'feed.keys.help': 'Diese Liste',
  'feed.keys.space': 'Leertaste',
  'player.volume': 'Lautstärke',
  'player.captions': 'Untertitel',
  'player.captions.language': 'Sprache der Untertitel',
  'player.captions.size': 'Größe der Untertitel',
  'player.speed': 'Geschwindigkeit',
  'player.rate': '{rate}×',
  'player.quality': 'Qualität',
  'player.quality.auto': 'Automatisch',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Vollbild',
  'player.exitFullscreen': 'Vollbild verlassen',
  'player.pictureInPicture': 'Bild im Bild',
}
