import type { Plural } from '../translation'

/** What the search says. */
export const en = {
  locale: 'en',

  'search.label': 'Search',
  'search.clear': 'Clear the search',
  'search.for': 'Search for “{words}”',
  'search.meant': 'Did you mean “{words}”?',
  'search.suggestions': 'Suggestions',
  'search.suggestions.count': { one: '{count} suggestion', other: '{count} suggestions' },
  'search.plays': { one: '{shown} play', other: '{shown} plays' },
  'search.members': { one: '{shown} member', other: '{shown} members' },
  'search.videoCount': { one: '{shown} video', other: '{shown} videos' },
  'search.recent': 'Recent',
  'search.recent.clear': 'Clear all',
  'search.recent.remove': 'Remove “{words}”',
  'search.results': 'Results for “{words}”',
  'search.also': 'Also showing results for',
  'search.top': 'Top',
  'search.videos': 'Videos',
  'search.users': 'People',
  'search.communities': 'Communities',
  'search.loops': 'Loops',
  'search.all': 'See all',
  'search.all.of': 'See all: {kind}',
  'search.none': 'Nothing for “{words}”',
  'search.none.text': 'A shorter word often finds more.',
  'search.none.action': 'See popular videos',
  'search.error': 'The search didn’t work',
} as const satisfies Record<string, string | Plural>
