import type { en } from '../en/playback'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'feed.report': 'Zgłoś',
  'feed.manage': 'Zarządzaj w {community}',
  'feed.keys.title': 'Klawiatura',
  'feed.keys.next': 'Następny film',
  'feed.keys.previous': 'Poprzedni film',
  'feed.keys.toggle': 'Odtwórz lub wstrzymaj',
  'feed.keys.seek': '5 sekund wstecz lub naprzód',
  'feed.keys.mute': 'Włącz lub wycisz dźwięk',
  'feed.keys.spark': 'Iskra',
  'feed.keys.comments': 'Komentarze',
  'feed.keys.fullscreen': 'Pełny ekran',
  'feed.keys.ends': 'Pierwszy lub ostatni film',
  'feed.keys.help': 'Ta lista',
  'feed.keys.space': 'Spacja',
  'player.volume': 'Głośność',
  'player.captions': 'Napisy',
  'player.captions.language': 'Język napisów',
  'player.captions.size': 'Rozmiar napisów',
  'player.speed': 'Szybkość',
  'player.rate': '{rate}×',
  'player.quality': 'Jakość',
  'player.quality.auto': 'Automatyczna',
  'player.quality.side': '{side}p',
  'player.fullscreen': 'Pełny ekran',
  'player.exitFullscreen': 'Zamknij pełny ekran',
  'player.pictureInPicture': 'Obraz w obrazie',
}
