/** What a feed and a list of posters say without a video. */
export const en = {
  locale: 'en',

  'feed.empty.title': 'No videos yet',
  'feed.empty.text': 'New videos show up here as soon as somebody posts one.',
  'feed.own.empty': 'This page has no videos to show.',
  'feed.notFound.title': 'Nothing here',
  'feed.notFound.text': 'What this link leads to is gone, or was never there.',
} as const satisfies Record<string, string>
