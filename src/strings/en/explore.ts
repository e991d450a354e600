import type { Plural } from '../translation'

/** What the overview of communities, loops and people says. */
export const en = {
  locale: 'en',

  'explore.label': 'Explore',
  'explore.recent': 'Recent communities',
  'explore.communities': 'Featured communities',
  'explore.people': 'People to watch',
  'explore.loops': 'Featured loops',
  'explore.more': 'Show more',
  'explore.videos': { one: '{shown} video', other: '{shown} videos' },
  'explore.error': 'This part didn’t load',
  'explore.empty': 'No communities yet',
  'explore.empty.text': 'Once there are some, they show here.',
} as const satisfies Record<string, string | Plural>
