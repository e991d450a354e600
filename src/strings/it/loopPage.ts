import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'Che cosa c’è in {name}',
  'loop.in': 'Un loop di {community}',
  'loop.videos': { one: '{shown} video', other: '{shown} video', many: '{shown} video' },
  'loop.join': 'Unisciti',
  'loop.request': 'Chiedi di unirti',
  'loop.share': 'Condividi loop',
  'loop.subscribe': 'Avvisami dei nuovi video',
  'loop.tab.videos': 'Video',
  'loop.tab.members': 'Membri',
  'loop.watch': 'Video di {name}',
  'loop.videos.empty': 'Ancora nessun video',
  'loop.videos.empty.text': 'Il primo dà il tono.',
  'loop.refresh': 'Guarda di nuovo',
  'loop.closed.title': 'Solo per i membri',
  'loop.closed.text': 'Vedrai video e membri quando ne farai parte. La moderazione risponde a ogni richiesta.',
  'loop.archived': 'Archiviato: resta visibile, ma non accoglie niente di nuovo.',
  'loop.leave': 'Lascia',
  'loop.leave.title': 'Lasciare {name}?',
  'loop.leave.open': 'Puoi tornare a farne parte quando vuoi.',
  'loop.leave.closed': 'Non vedrai più video e membri. Per tornare, dovrai chiedere di nuovo.',
  'loop.withdraw': 'Ritira',
  'loop.withdraw.title': 'Ritirare la richiesta?',
  'loop.notFound.title': 'Questo loop non esiste',
  'loop.notFound.text': 'Non c’è più, o il link ha un errore.',
  'loop.page.error': 'Il loop non è stato caricato',
  'loop.noSlug': 'A <geuin-loop> serve sapere quale loop: aggiungi slug="…" all’elemento.',
}
