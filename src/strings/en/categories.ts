import type { Plural } from '../translation'

/** What exploring by category says. */
export const en = {
  locale: 'en',

  'categories.label': 'Categories',
  'categories.all': 'Everything',
  'categories.communities': 'Communities about {category}',
  'categories.loops': 'Loops about {category}',
  'categories.empty': 'Nothing here yet',
  'categories.empty.text': 'Choose another category, or everything.',
} as const satisfies Record<string, string | Plural>
