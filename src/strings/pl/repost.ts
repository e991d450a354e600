import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'repost.title': 'Podaj dalej do',
  'repost.profile': 'Twój profil',
  'repost.members': {
    one: '{shown} członek',
    few: '{shown} członków',
    many: '{shown} członków',
    other: '{shown} członków',
  },
  'repost.loop': 'Pętla w {name}',
  'repost.approval': 'Najpierw zatwierdza to lider',
  'repost.reposted': 'Podano dalej, {ago}',
  'repost.waiting': 'Czeka na zgodę',
  'repost.leaders': 'Tylko liderzy mogą tu publikować',
  'repost.undo': 'Cofnij',
  'repost.undoIn': 'Cofnij: {name}',
  'repost.send': {
    one: 'Podaj dalej w {count} miejsce',
    few: 'Podaj dalej w {count} miejsca',
    many: 'Podaj dalej w {count} miejsc',
    other: 'Podaj dalej w {count} miejsc',
  },
  'repost.none': 'Wybierz gdzie',
  'repost.more': 'Pokaż więcej',
  'repost.error': 'Nie udało się wczytać twoich miejsc',
  'repost.done': {
    one: 'Podano dalej w {count} miejsce',
    few: 'Podano dalej w {count} miejsca',
    many: 'Podano dalej w {count} miejsc',
    other: 'Podano dalej w {count} miejsc',
  },
  'repost.asked': 'Zostanie podany dalej, gdy zatwierdzi to lider',
  'repost.undone': 'Cofnięto podanie dalej',
}
