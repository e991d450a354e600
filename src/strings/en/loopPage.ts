import type { Plural } from '../translation'

/** What the page of a loop says. */
export const en = {
  locale: 'en',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'What is in {name}',
  'loop.in': 'A loop of {community}',
  'loop.videos': { one: '{shown} video', other: '{shown} videos' },
  'loop.join': 'Join',
  'loop.request': 'Ask to join',
  'loop.share': 'Share loop',
  'loop.subscribe': 'Notify me of new videos',
  'loop.tab.videos': 'Videos',
  'loop.tab.members': 'Members',
  'loop.watch': 'Videos of {name}',
  'loop.videos.empty': 'No videos yet',
  'loop.videos.empty.text': 'The first one sets the tone.',
  'loop.refresh': 'Look again',
  'loop.closed.title': 'For members only',
  'loop.closed.text': 'Its videos and members show once you have joined. A moderator answers every request.',
  'loop.archived': 'Archived: it stays to be seen, and takes nothing new.',
  'loop.leave': 'Leave',
  'loop.leave.title': 'Leave {name}?',
  'loop.leave.open': 'You can join again whenever you like.',
  'loop.leave.closed': 'You will no longer see its videos and members. To come back, you ask again.',
  'loop.withdraw': 'Withdraw',
  'loop.withdraw.title': 'Withdraw your request?',
  'loop.notFound.title': 'No such loop',
  'loop.notFound.text': 'It is gone, or the link has a typo.',
  'loop.page.error': 'The loop didn’t load',
  'loop.noSlug': '<geuin-loop> needs to know which loop: add slug="…" to it.',
} as const satisfies Record<string, string | Plural>
