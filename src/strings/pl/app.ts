import type { en } from '../en/app'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'app.nav': 'Menu główne',
  'app.skip': 'Przejdź do treści',
  'app.recent': 'Ostatnie społeczności',
  'app.create': 'Utwórz',
  'app.profile': 'Profil',
  'app.notifications': {
    one: 'Powiadomienia, {shown} nieprzeczytane',
    few: 'Powiadomienia, {shown} nieprzeczytane',
    many: 'Powiadomienia, {shown} nieprzeczytanych',
    other: 'Powiadomienia, {shown} nieprzeczytanych',
  },

  'app.title.home': 'Start',
  'app.title.latest': 'Nowe filmy',
  'app.title.popular': 'Popularne filmy',
  'app.title.explore': 'Odkrywaj',
  'app.title.search': 'Szukaj',
  'app.title.video': 'Film',
  'app.title.community': 'Społeczność',
  'app.title.group': 'Pętla',
  'app.title.profile': 'Profil',
  'app.title.brand': 'O nas',
  'app.title.notification': 'Powiadomienia',
  'app.title.settings': 'Ustawienia',
  'app.title.terms': 'Regulamin',
  'app.title.privacy': 'Prywatność',
  'app.title.posts': 'Twoje posty',
  'app.title.post': 'Post',
  'app.title.post-create': 'Nowy post',
  'app.title.post-draft': 'Szkic',
  'app.title.saved': 'Zapisane filmy',
  'app.title.history': 'Historia oglądania',

  'app.own': 'Twoje',
  'app.find': 'Szukaj filmów, osób i społeczności',

  'app.lost.title': 'Nie ma tu takiej strony',
  'app.lost.text': 'Może zmieniła adres albo ktoś ją usunął.',
  'app.lost.action': 'Wróć na start',
  'app.signIn': 'Zaloguj się',
  'app.signIn.title': 'Zaloguj się, aby to zobaczyć',
  'app.signIn.text': 'Ta strona jest tylko twoja. Otworzy się po zalogowaniu.',
  'app.legal.out': 'Przeczytaj na stronie {brand}',
  'app.legal.none': '{brand}: tego jeszcze nie opublikowano',
  'app.legal.error': 'Nie udało się wczytać tej strony',
}
