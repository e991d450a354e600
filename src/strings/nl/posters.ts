import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'feed.viewCount': { one: '{shown} weergave', other: '{shown} weergaven' },
  'feed.poster': { one: '{title}, {shown} weergave', other: '{title}, {shown} weergaven' },
  'feed.head.home': 'Video’s op {brand}',
  'feed.head.latest': 'Nieuw op {brand}',
  'feed.head.popular': 'Populair op {brand}',
  'feed.head.members': { one: '{shown} lid op {brand}', other: '{shown} leden op {brand}' },
  'feed.head.all': 'Alles bekijken',
  'feed.head.open': 'Feed openen',
  'feed.more': 'Meer tonen',
  'feed.strip.back': 'Eerdere video’s',
  'feed.strip.on': 'Volgende video’s',
}
