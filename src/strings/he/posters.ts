import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const he: Translation<typeof en> = {
  locale: 'he',

  'feed.viewCount': { one: 'צפייה אחת', two: '{shown} צפיות', other: '{shown} צפיות' },
  'feed.poster': { one: '{title}, צפייה אחת', two: '{title}, {shown} צפיות', other: '{title}, {shown} צפיות' },
  'feed.head.home': 'סרטונים ב-{brand}',
  'feed.head.latest': 'חדש ב-{brand}',
  'feed.head.popular': 'פופולרי ב-{brand}',
  'feed.head.members': { one: 'חבר אחד ב-{brand}', two: '{shown} חברים ב-{brand}', other: '{shown} חברים ב-{brand}' },
  'feed.head.all': 'להצגת הכול',
  'feed.head.open': 'פתיחת הפיד',
  'feed.more': 'להציג עוד',
  'feed.strip.back': 'סרטונים קודמים',
  'feed.strip.on': 'סרטונים נוספים',
}
