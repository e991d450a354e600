import type { en } from '../en/feed'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'feed.positionOnly': 'Film {position}',
  'feed.soldOut': 'Wyprzedane',
  'feed.tabs': 'Kanały',
  'feed.by': '{title}, {author}',
  'feed.previous': 'Poprzedni film',
  'feed.next': 'Następny film',
  'feed.end.title': 'Widzisz już wszystko',
  'feed.end.text': 'To na razie tyle.',
  'feed.end.action': 'Wróć na górę',
  'feed.slow': 'To trwa dłużej, niż powinno.',
  'feed.float.label': 'Miniodtwarzacz',
  'feed.float.maximise': 'Powiększ',
  'player.pause': 'Wstrzymaj',
  'player.error.title': 'Nie udało się wczytać filmu',
  'player.error.text': 'Sprawdź połączenie albo przejdź do następnego.',
  'player.error.next': 'Następny film',
}
