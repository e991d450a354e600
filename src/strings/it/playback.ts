import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'feed.report': 'Segnala',
  'feed.manage': 'Gestisci in {community}',
  'feed.keys.title': 'Tastiera',
  'feed.keys.next': 'Video successivo',
  'feed.keys.previous': 'Video precedente',
  'feed.keys.toggle': 'Riproduci o pausa',
  'feed.keys.seek': 'Indietro o avanti di 5 secondi',
  'feed.keys.mute': 'Audio on o off',
  'feed.keys.spark': 'Spark',
  'feed.keys.comments': 'Commenti',
  'feed.keys.fullscreen': 'Schermo intero',
  'feed.keys.ends': 'Primo o ultimo video',
  'feed.keys.help': 'Questo elenco',
  'feed.keys.space': 'Spazio',
  'player.volume': 'Volume',
  'player.captions': 'Sottotitoli',
  'player.captions.language': 'Lingua sottotitoli',
  'player.captions.size': 'Dimensione sottotitoli',
  'player.speed': 'Velocità',
  'player.rate': '{rate}×',
  'player.quality': 'Qualità',
  'player.quality.auto': 'Automatica',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Schermo intero',
  'player.exitFullscreen': 'Esci da schermo intero',
  'player.pictureInPicture': 'Picture in picture',
}
