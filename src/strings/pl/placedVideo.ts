import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'placedVideo.title': 'Zarządzaj w {community}',
  'placedVideo.failed': 'Nie udało się wczytać społeczności',
  'placedVideo.pin': 'Przypnij na górze',
  'placedVideo.pinned': 'Jest teraz pierwszy w {community}.',
  'placedVideo.unpin': 'Odepnij',
  'placedVideo.unpinned': 'Nie jest już przypięty.',
  'placedVideo.close': 'Wyłącz komentarze',
  'placedVideo.closed': 'Komentarze są wyłączone. Te, które już są, zostają.',
  'placedVideo.open': 'Włącz komentarze',
  'placedVideo.opened': 'Komentarze są włączone.',
  'placedVideo.move': 'Przenieś do pętli',
  'placedVideo.move.lead': 'Członkowie pętli znajdą go tam, ale zostanie też w {community}.',
  'placedVideo.move.none': 'Bez pętli',
  'placedVideo.move.send': 'Przenieś',
  'placedVideo.moved': 'Jest teraz w pętli {loop}.',
  'placedVideo.movedOut': 'Nie jest teraz w żadnej pętli.',
  'placedVideo.move.stays': 'To, co jest w zamkniętej pętli, zostaje w niej.',
  'placedVideo.loops.failed': 'Nie udało się wczytać pętli',
  'placedVideo.loops.empty': 'Ta społeczność nie ma jeszcze pętli',
  'placedVideo.remove': 'Usuń ze społeczności',
  'placedVideo.remove.lead':
    'Nikt już nie zobaczy go w {community}. {author} dowie się dlaczego i może raz odpowiedzieć.',
  'placedVideo.remove.leadPlain':
    'Nikt już nie zobaczy go w {community}. Autor dowie się dlaczego i może raz odpowiedzieć.',
  'placedVideo.remove.reason': 'Dlaczego?',
  'placedVideo.remove.send': 'Usuń',
  'placedVideo.removed': 'Nie ma go już w {community}.',
}
