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
  'feed.empty.title': 'Nie ma jeszcze filmów',
  'feed.empty.text': 'Nowe filmy pojawią się tu, gdy tylko ktoś je opublikuje.',
  'feed.own.empty': 'Ta strona nie ma filmów do pokazania.',
  'feed.end.title': 'Widzisz już wszystko',
  'feed.end.text': 'To na razie tyle.',
  'feed.end.action': 'Wróć na górę',
  'feed.notFound.title': 'Nic tu nie ma',
  'feed.notFound.text': 'Tego, do czego prowadzi link, już nie ma albo nigdy nie było.',
  'feed.slow': 'To trwa dłużej, niż powinno.',
  'feed.float.label': 'Miniodtwarzacz',
  'feed.float.maximise': 'Powiększ',
  'player.pause': 'Wstrzymaj',
  'player.error.title': 'Nie udało się wczytać filmu',
  'player.error.text': 'Sprawdź połączenie albo przejdź do następnego.',
  'player.error.next': 'Następny film',
}
