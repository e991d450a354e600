import type { Plural } from '../translation'

/** Lists of posters: carousel, grid, sections. */
export const en = {
  locale: 'en',

  'feed.viewCount': { one: '{shown} view', other: '{shown} views' },
  'feed.poster': { one: '{title}, {shown} view', other: '{title}, {shown} views' },
  'feed.head.home': 'Videos on {brand}',
  'feed.head.latest': 'Latest on {brand}',
  'feed.head.popular': 'Popular on {brand}',
  'feed.head.members': { one: '{shown} member on {brand}', other: '{shown} members on {brand}' },
  'feed.head.all': 'View all',
  'feed.head.open': 'Open the feed',
  'feed.more': 'Show more',
  'feed.strip.back': 'Earlier videos',
  'feed.strip.on': 'Further videos',
} as const satisfies Record<string, string | Plural>
