import type { Plural } from '../translation'

/** What loops say wherever they are listed. */
export const en = {
  locale: 'en',

  'loop.label': 'Loops',
  'loop.members': { one: '{shown} member', other: '{shown} members' },
  'loop.closed': 'Closed',
  'loop.joined': 'Joined',
  'loop.requested': 'Requested',
  'loop.isArchived': 'Archived',
  'loop.new': 'New loop',
  'loop.manage': 'Manage {name}',
  'loop.manageWith': {
    one: 'Manage {name}, {count} person waits to join',
    other: 'Manage {name}, {count} people wait to join',
  },
  'loop.empty': 'No loops yet',
  'loop.empty.text': 'Loops are smaller groups within a community.',
  'loop.communityFirst': 'Join its community first.',
  'loop.error': 'The loops didn’t load',
} as const satisfies Record<string, string | Plural>
