import type { Plural } from '../translation'
import { en as early } from './early'

/**
 * Every string that viewers and authors read, in English: the type of all other languages. `{name}` stands for a
 * parameter. Keys are literal and greppable; quoted strings of the specification keep their typing.
 */
export const en = {
  ...early,

  'common.close': 'Close',
  'common.cancel': 'Cancel',
  'common.back': 'Back',
  'common.dismiss': 'Dismiss',
  'common.loading': 'Loading',
  'common.more': 'more',
  'common.less': 'less',
  'common.time.now': 'Just now',
  'common.time.minutes': '{count} min ago',
  'common.time.hours': '{count} hrs ago',

  'feed.label': 'Videos',
  'feed.tab.forYou': 'For you',
  'feed.tab.latest': 'Latest',
  'feed.tab.popular': 'Popular',
  'feed.empty.action': 'Explore communities',
  'feed.incomplete': '<{tag}> needs {attribute}="…" to show that.',
  'feed.error.title': 'The videos didn’t load',
  'feed.more.error': 'More videos didn’t load.',
  'feed.spark': 'Spark',
  'feed.comments': 'Comments',
  'feed.repost': 'Repost',
  'feed.reposted': '{name} reposted',
  'feed.share': 'Share',
  'feed.options': 'More options',
  'feed.ad': 'Ad',

  'player.play': 'Play',
  'player.mute': 'Mute',
  'player.unmute': 'Unmute',
  'player.tapToUnmute': 'Tap to unmute',
  'player.clickToUnmute': 'Click to unmute',
  'player.seek': 'Seek',
  'player.time': '{time} of {duration}',

  'auth.social.failed': 'Something went wrong, please try again later',

  'errors.network': 'There is no connection. Check it and try again.',
  'errors.timeout': 'This takes longer than it should. Try again in a moment.',
  'errors.busy': 'Too many requests. Try again in a moment.',
  'errors.notFound': 'It is gone, or was never there.',
  'errors.unexpected': 'Something went wrong. Please try again!',
  'errors.failed.text': 'Try again, or reload the page.',
} as const satisfies Record<string, string | Plural>
