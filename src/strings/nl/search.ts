import type { en } from '../en/search'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'search.label': 'Zoeken',
  'search.clear': 'Zoekopdracht wissen',
  'search.for': 'Zoeken naar “{words}”',
  'search.meant': 'Bedoelde je “{words}”?',
  'search.suggestions': 'Suggesties',
  'search.suggestions.count': { one: '{count} suggestie', other: '{count} suggesties' },
  'search.plays': { one: '{shown} weergave', other: '{shown} weergaven' },
  'search.members': { one: '{shown} lid', other: '{shown} leden' },
  'search.videoCount': { one: '{shown} video', other: '{shown} video’s' },
  'search.recent': 'Recent',
  'search.recent.clear': 'Alles wissen',
  'search.recent.remove': '“{words}” verwijderen',
  'search.results': 'Resultaten voor “{words}”',
  'search.also': 'Ook resultaten voor',
  'search.top': 'Top',
  'search.videos': 'Video’s',
  'search.users': 'Mensen',
  'search.communities': 'Community’s',
  'search.loops': 'Loops',
  'search.all': 'Alles bekijken',
  'search.all.of': 'Alles bekijken: {kind}',
  'search.none': 'Niets voor “{words}”',
  'search.none.text': 'Een korter woord vindt vaak meer.',
  'search.none.action': 'Populaire video’s bekijken',
  'search.error': 'Het zoeken is niet gelukt',
}
