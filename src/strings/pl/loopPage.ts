import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'loop.page': 'Pętla {name}',
  'loop.tabs': 'Co jest w {name}',
  'loop.in': 'Pętla w {community}',
  'loop.videos': { one: '{shown} film', few: '{shown} filmy', many: '{shown} filmów', other: '{shown} filmów' },
  'loop.join': 'Dołącz',
  'loop.request': 'Poproś o dołączenie',
  'loop.share': 'Udostępnij pętlę',
  'loop.subscribe': 'Powiadamiaj o nowych filmach',
  'loop.tab.videos': 'Filmy',
  'loop.tab.members': 'Członkowie',
  'loop.watch': 'Filmy: {name}',
  'loop.videos.empty': 'Nie ma jeszcze filmów',
  'loop.videos.empty.text': 'Pierwszy nadaje ton.',
  'loop.refresh': 'Sprawdź ponownie',
  'loop.closed.title': 'Tylko dla członków',
  'loop.closed.text': 'Jej filmy i członków zobaczysz po dołączeniu. Moderator odpowiada na każdą prośbę.',
  'loop.archived': 'W archiwum: można ją oglądać, ale nie przyjmuje niczego nowego.',
  'loop.leave': 'Opuść',
  'loop.leave.title': 'Opuścić {name}?',
  'loop.leave.open': 'Możesz znów dołączyć w każdej chwili.',
  'loop.leave.closed': 'Nie zobaczysz już jej filmów i członków. Aby wrócić, trzeba będzie znów poprosić.',
  'loop.withdraw': 'Wycofaj',
  'loop.withdraw.title': 'Wycofać prośbę?',
  'loop.notFound.title': 'Nie ma takiej pętli',
  'loop.notFound.text': 'Już jej nie ma albo w linku jest literówka.',
  'loop.page.error': 'Nie udało się wczytać pętli',
  'loop.noSlug': '<geuin-loop> musi wiedzieć, która to pętla: dodaj slug="…" do elementu.',
}
