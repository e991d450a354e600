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
    one: 'Podaj dalej do {count} miejsca',
    few: 'Podaj dalej do {count} miejsc',
    many: 'Podaj dalej do {count} miejsc',
    other: 'Podaj dalej do {count} miejsc',
  },
  'repost.none': 'Wybierz gdzie',
  'repost.more': 'Pokaż więcej',
  'repost.error': 'Nie udało się wczytać twoich miejsc',
  'repost.done': {
    one: 'Podano dalej do {count} miejsca',
    few: 'Podano dalej do {count} miejsc',
    many: 'Podano dalej do {count} miejsc',
    other: 'Podano dalej do {count} miejsc',
  },
  'repost.asked': 'Zostanie podany dalej, gdy zatwierdzi to lider',
  'repost.undone': 'Cofnięto podanie dalej',
}
