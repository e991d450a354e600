import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'explore.label': 'Odkrywaj',
  'explore.recent': 'Ostatnie społeczności',
  'explore.communities': 'Wyróżnione społeczności',
  'explore.people': 'Osoby warte uwagi',
  'explore.loops': 'Wyróżnione pętle',
  'explore.more': 'Pokaż więcej',
  'explore.videos': { one: '{shown} film', few: '{shown} filmy', many: '{shown} filmów', other: '{shown} filmów' },
  'explore.error': 'Nie udało się wczytać tej części',
  'explore.empty': 'Nie ma jeszcze społeczności',
  'explore.empty.text': 'Gdy się pojawią, zobaczysz je tutaj.',
}
