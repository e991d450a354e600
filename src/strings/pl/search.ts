import type { en } from '../en/search'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'search.label': 'Szukaj',
  'search.clear': 'Wyczyść wyszukiwanie',
  'search.for': 'Szukaj „{words}”',
  'search.meant': 'Czy chodziło o „{words}”?',
  'search.suggestions': 'Podpowiedzi',
  'search.suggestions.count': {
    one: '{count} podpowiedź',
    few: '{count} podpowiedzi',
    many: '{count} podpowiedzi',
    other: '{count} podpowiedzi',
  },
  'search.plays': {
    one: '{shown} wyświetlenie',
    few: '{shown} wyświetlenia',
    many: '{shown} wyświetleń',
    other: '{shown} wyświetleń',
  },
  'search.members': {
    one: '{shown} członek',
    few: '{shown} członków',
    many: '{shown} członków',
    other: '{shown} członków',
  },
  'search.videoCount': { one: '{shown} film', few: '{shown} filmy', many: '{shown} filmów', other: '{shown} filmów' },
  'search.recent': 'Ostatnie',
  'search.recent.clear': 'Wyczyść wszystko',
  'search.recent.remove': 'Usuń „{words}”',
  'search.results': 'Wyniki dla „{words}”',
  'search.also': 'Także wyniki dla',
  'search.top': 'Najlepsze',
  'search.videos': 'Filmy',
  'search.users': 'Osoby',
  'search.communities': 'Społeczności',
  'search.loops': 'Pętle',
  'search.all': 'Zobacz wszystko',
  'search.all.of': 'Zobacz wszystko: {kind}',
  'search.none': 'Nic dla „{words}”',
  'search.none.text': 'Krótsze słowo często znajdzie więcej.',
  'search.none.action': 'Zobacz popularne filmy',
  'search.error': 'Wyszukiwanie się nie powiodło',
}
