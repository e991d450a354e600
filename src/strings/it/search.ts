import type { en } from '../en/search'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'search.label': 'Cerca',
  'search.clear': 'Cancella la ricerca',
  'search.for': 'Cerca «{words}»',
  'search.meant': 'Forse cercavi «{words}»?',
  'search.suggestions': 'Suggerimenti',
  'search.suggestions.count': {
    one: '{count} suggerimento',
    other: '{count} suggerimenti',
    many: '{count} suggerimenti',
  },
  'search.plays': { one: '{shown} visualizzazione', other: '{shown} visualizzazioni', many: '{shown} visualizzazioni' },
  'search.members': { one: '{shown} membro', other: '{shown} membri', many: '{shown} membri' },
  'search.videoCount': { one: '{shown} video', other: '{shown} video', many: '{shown} video' },
  'search.recent': 'Recenti',
  'search.recent.clear': 'Cancella tutto',
  'search.recent.remove': 'Rimuovi «{words}»',
  'search.results': 'Risultati per «{words}»',
  'search.also': 'Anche risultati per',
  'search.top': 'Migliori',
  'search.videos': 'Video',
  'search.users': 'Persone',
  'search.communities': 'Community',
  'search.loops': 'Loop',
  'search.all': 'Vedi tutto',
  'search.all.of': 'Vedi tutto: {kind}',
  'search.none': 'Niente per «{words}»',
  'search.none.text': 'Una parola più corta spesso trova di più.',
  'search.none.action': 'Vedi i video popolari',
  'search.error': 'La ricerca non ha funzionato',
}
