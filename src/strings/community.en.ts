import type { Plural } from './translation'

/** What a community says. */
export const en = {
  locale: 'en',

  'community.label': 'Community {name}',
  'community.members': { one: '{shown} member', other: '{shown} members' },
  'community.videos': { one: '{shown} video', other: '{shown} videos' },
  'community.loops': { one: '{shown} loop', other: '{shown} loops' },
  'community.closed': 'Closed',
  'community.join': 'Join',
  'community.joined': 'Joined',
  'community.requested': 'Requested',
  'community.request': 'Ask to join',
  'community.leave': 'Leave',
  'community.leave.title': 'Leave {name}?',
  'community.leave.open': 'You can join again whenever you like.',
  'community.leave.closed': 'You will no longer see its videos, loops and members. To come back, you ask again.',
  'community.withdraw': 'Withdraw',
  'community.withdraw.title': 'Withdraw your request?',
  'community.withdraw.text': 'You can ask again whenever you like.',
  'community.lastLeader': 'You are the only one who leads this community, so you can’t leave it.',
  'community.reports': 'Reports',
  'community.share': 'Share community',
  'community.tab.videos': 'Videos',
  'community.empty.videos': 'No videos yet',
  'community.closed.title': 'For members only',
  'community.closed.text':
    'Its videos, loops and members show once you have joined. A moderator answers every request.',
  'community.noSlug': '<geuin-community> needs to know which community: add slug="…" to it.',
  'community.empty.text': 'The first one sets the tone.',
  'community.refresh': 'Look again',
  'community.watch': 'Videos of {name}',
  'community.notFound.title': 'No such community',
  'community.notFound.text': 'It is gone, or the link has a typo.',
  'community.error.title': 'The community didn’t load',
} as const satisfies Record<string, string | Plural>
