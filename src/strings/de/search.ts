import type { en } from '../en/search'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'search.label': 'Suchen',
  'search.clear': 'Suche leeren',
  'search.for': 'Nach „{words}“ suchen',
  'search.meant': 'Meintest du „{words}“?',
  'search.suggestions': 'Vorschläge',
  'search.suggestions.count': { one: '{count} Vorschlag', other: '{count} Vorschläge' },
  'search.plays': { one: '{shown} Aufruf', other: '{shown} Aufrufe' },
  'search.members': { one: '{shown} Mitglied', other: '{shown} Mitglieder' },
  'search.videoCount': { one: '{shown} Video', other: '{shown} Videos' },
  'search.recent': 'Zuletzt gesucht',
  'search.recent.clear': 'Alle löschen',
  'search.recent.remove': '„{words}“ entfernen',
  'search.results': 'Ergebnisse für „{words}“',
  'search.also': 'Dazu Ergebnisse für',
  'search.top': 'Top',
  'search.videos': 'Videos',
  'search.users': 'Leute',
  'search.communities': 'Communities',
  'search.loops': 'Loops',
  'search.all': 'Alle zeigen',
  'search.all.of': 'Alle zeigen: {kind}',
  'search.none': 'Nichts zu „{words}“ gefunden',
  'search.none.text': 'Ein kürzeres Wort findet oft mehr.',
  'search.none.action': 'Beliebte Videos ansehen',
  'search.error': 'Die Suche hat nicht geklappt',
}
