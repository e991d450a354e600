import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'explore.label': 'Esplora',
  'explore.recent': 'Community recenti',
  'explore.communities': 'Community in evidenza',
  'explore.people': 'Persone da scoprire',
  'explore.loops': 'Loop in evidenza',
  'explore.more': 'Mostra altro',
  'explore.videos': { one: '{shown} video', other: '{shown} video', many: '{shown} video' },
  'explore.error': 'Questa parte non è stata caricata',
  'explore.empty': 'Ancora nessuna community',
  'explore.empty.text': 'Appena ce ne saranno, le vedrai qui.',
}
