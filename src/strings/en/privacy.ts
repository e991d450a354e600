import type { Plural } from '../translation'

/** The privacy section of the settings. */
export const en = {
  locale: 'en',

  'privacy.mentions': 'Who may mention you',
  'privacy.mentions.hint': 'Others can still write your name, but it won’t link or tell you.',
  'privacy.mentions.everyone': 'Everyone',
  'privacy.mentions.communities': 'People in your communities',
  'privacy.mentions.nobody': 'No one',
  'privacy.mentions.failed': 'Your choice didn’t load',

  'privacy.blocked': 'Blocked people',
  'privacy.blocked.hint': 'You don’t see them, and they can’t mention you. They aren’t told.',
  'privacy.blocked.none': 'You have blocked nobody.',
  'privacy.blocked.failed': 'The list didn’t load',
  'privacy.unblock': 'Unblock',
  'privacy.unblock.name': 'Unblock {name}',

  'privacy.data': 'Your data',
  'privacy.data.error': 'The state of your copy didn’t load',
  'privacy.copy': 'A copy of your data',
  'privacy.copy.text': 'Profile, posts, comments and what you did, as one file',
  'privacy.copy.ask': 'Ask for it',
  'privacy.copy.gathering': 'Gathering your data',
  'privacy.copy.count': '{done} of {total} entries.',
  'privacy.copy.gathering.text': 'We’ll mail you, this page can be closed.',
  'privacy.copy.ready': 'Your copy is ready',
  'privacy.copy.until': 'until {day}',
  'privacy.copy.download': 'Download',
  'privacy.copy.anew': 'Make a new one',
  'privacy.copy.remove': 'Remove it',
  'privacy.copy.failed': 'Not finished',
  'privacy.copy.failed.text': 'Something went wrong on our side. Your data is safe.',
  'privacy.copy.again': 'Try again',
} as const satisfies Record<string, string | Plural>
