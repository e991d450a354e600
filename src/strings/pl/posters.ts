import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'feed.viewCount': {
    one: '{shown} wyświetlenie',
    few: '{shown} wyświetlenia',
    many: '{shown} wyświetleń',
    other: '{shown} wyświetleń',
  },
  'feed.poster': {
    one: '{title}, {shown} wyświetlenie',
    few: '{title}, {shown} wyświetlenia',
    many: '{title}, {shown} wyświetleń',
    other: '{title}, {shown} wyświetleń',
  },
  'feed.head.home': 'Filmy w {brand}',
  'feed.head.latest': 'Nowe w {brand}',
  'feed.head.popular': 'Popularne w {brand}',
  'feed.head.members': {
    one: '{shown} członek w {brand}',
    few: '{shown} członków w {brand}',
    many: '{shown} członków w {brand}',
    other: '{shown} członków w {brand}',
  },
  'feed.head.all': 'Zobacz wszystko',
  'feed.head.open': 'Otwórz kanał',
  'feed.more': 'Pokaż więcej',
  'feed.strip.back': 'Wcześniejsze filmy',
  'feed.strip.on': 'Dalsze filmy',
}
