import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'feed.report': 'Melden',
  'feed.manage': 'Beheren in {community}',
  'feed.keys.title': 'Toetsenbord',
  'feed.keys.next': 'Volgende video',
  'feed.keys.previous': 'Vorige video',
  'feed.keys.toggle': 'Afspelen of pauzeren',
  'feed.keys.seek': '5 seconden terug of vooruit',
  'feed.keys.mute': 'Geluid aan of uit',
  'feed.keys.spark': 'Spark',
  'feed.keys.comments': 'Reacties',
  'feed.keys.fullscreen': 'Volledig scherm',
  'feed.keys.ends': 'Eerste of laatste video',
  'feed.keys.help': 'Deze lijst',
  'feed.keys.space': 'Spatie',
  'player.volume': 'Volume',
  'player.captions': 'Ondertiteling',
  'player.captions.language': 'Taal van ondertiteling',
  'player.captions.size': 'Grootte van ondertiteling',
  'player.speed': 'Snelheid',
  'player.rate': '{rate}×',
  'player.quality': 'Kwaliteit',
  'player.quality.auto': 'Automatisch',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Volledig scherm',
  'player.exitFullscreen': 'Volledig scherm sluiten',
  'player.pictureInPicture': 'Beeld-in-beeld',
}
