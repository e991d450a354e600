import type { Plural } from '../translation'

/** Lists of posters: carousel, grid, sections; and what they and a feed say without a video. */
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
  'feed.empty.title': 'No videos yet',
  'feed.empty.text': 'New videos show up here as soon as somebody posts one.',
  'feed.own.empty': 'This page has no videos to show.',
  'feed.notFound.title': 'Nothing here',
  'feed.notFound.text': 'What this link leads to is gone, or was never there.',
} as const satisfies Record<string, string | Plural>
