import type { Plural } from '../translation'

/** What a list of members says. */
export const en = {
  locale: 'en',

  'members.label': 'Members',
  'members.search': 'Search members',
  'members.clear': 'Clear search',
  'members.found': { one: '{count} person found', other: '{count} people found' },
  'members.foundMore': 'More than {count} people found',
  'members.none': 'Nobody by that name',
  'members.none.text': 'A search looks for the beginning of a name or username.',
  'members.empty': 'No members yet',
  'members.empty.text': 'Whoever joins first shows up here.',
  'members.error': 'The members didn’t load',
  'members.leader': 'Leader',
  'members.moderator': 'Moderator',
  'members.you': 'You',
} as const satisfies Record<string, string | Plural>
