import type { Plural } from '../translation'

/** What a feed says after its first view, and its other layouts. */
export const en = {
  locale: 'en',

  'feed.positionOnly': 'Video {position}',
  'feed.soldOut': 'Out of stock',
  'feed.tabs': 'Feeds',
  'feed.by': '{title}, by {author}',
  'feed.previous': 'Previous video',
  'feed.next': 'Next video',
  'feed.end.title': 'You’re all caught up',
  'feed.end.text': 'That was everything for now.',
  'feed.end.action': 'Back to the top',
  'feed.slow': 'This takes longer than it should.',
  'feed.float.label': 'Mini player',
  'feed.float.maximise': 'Maximise',

  'player.pause': 'Pause',
  'player.error.title': 'This video didn’t load',
  'player.error.text': 'Check your connection, or go on with the next one.',
  'player.error.next': 'Next video',
} as const satisfies Record<string, string | Plural>
