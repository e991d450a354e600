import type { Plural } from '../translation'

/** The sheet that reposts a video to other places. */
export const en = {
  locale: 'en',

  'repost.title': 'Repost to',
  'repost.profile': 'Your profile',
  'repost.members': { one: '{shown} member', other: '{shown} members' },
  'repost.loop': 'Loop in {name}',
  'repost.approval': 'A leader approves first',
  'repost.reposted': 'Reposted, {ago}',
  'repost.waiting': 'Waiting for approval',
  'repost.leaders': 'Only leaders can post here',
  'repost.undo': 'Undo',
  'repost.undoIn': 'Undo: {name}',
  'repost.send': { one: 'Repost to {count} place', other: 'Repost to {count} places' },
  'repost.none': 'Choose where',
  'repost.more': 'Show more',
  'repost.error': 'Your places didn’t load',
  'repost.done': { one: 'Reposted to {count} place', other: 'Reposted to {count} places' },
  'repost.asked': 'Reposted as soon as a leader approves',
  'repost.undone': 'Repost taken back',
} as const satisfies Record<string, string | Plural>
