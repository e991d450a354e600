import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'manageLoop.new': 'Nowa pętla',
  'manageLoop.create': 'Utwórz pętlę',
  'manageLoop.created': '{name} już działa, a pierwszą osobą w niej jesteś ty',
  'manageLoop.title': 'Zarządzaj pętlą',
  'manageLoop.requests.empty': 'Tu pojawiają się osoby, które chcą dołączyć do zamkniętej pętli.',

  'manageLoop.requests.all': 'Przyjmij wszystkich',
  'manageLoop.requests.all.title': 'Przyjąć wszystkich?',
  'manageLoop.requests.all.text': {
    one: 'Osoba z tej listy dołączy do grona członków.',
    few: '{count} osoby z tej listy dołączą do grona członków, a z nimi ci, którzy prosili wcześniej.',
    many: '{count} osób z tej listy dołączy do grona członków, a z nimi ci, którzy prosili wcześniej.',
    other: '{count} osób z tej listy dołączy do grona członków, a z nimi ci, którzy prosili wcześniej.',
  },
  'manageLoop.requests.all.done': 'Wszyscy są przyjęci',
  'manageLoop.members': 'Członkowie',
  'manageLoop.remove': 'Usuń',
  'manageLoop.remove.name': 'Usuń: {name}',
  'manageLoop.remove.title': 'Usunąć: {name}?',
  'manageLoop.remove.text': 'Ta osoba opuści pętlę, zostanie w społeczności i może wrócić.',
  'manageLoop.remove.reason': 'Powód',
  'manageLoop.remove.hint': 'Przeczyta go ta osoba, a w aktywności także prowadzący społeczność.',
  'manageLoop.remove.done': 'Usunięto: {name}',

  'manageLoop.edit': 'Edytuj dane',
  'manageLoop.picture': 'Zdjęcie',
  'manageLoop.name': 'Nazwa',
  'manageLoop.name.empty': 'Pętla potrzebuje nazwy.',
  'manageLoop.name.long': 'Nazwa może mieć najwyżej {limit} znaków.',
  'manageLoop.description': 'Opis',
  'manageLoop.description.long': 'Opis może mieć najwyżej {limit} znaków.',
  'manageLoop.closed': 'Zamknięta pętla',
  'manageLoop.closed.hint': 'O dołączenie trzeba poprosić, a zawartość widzą tylko członkowie.',
  'manageLoop.opens': {
    one: 'Osoba, która czeka, dołączy do grona członków.',
    few: '{count} osoby, które czekają, dołączą do grona członków.',
    many: '{count} osób, które czekają, dołączy do grona członków.',
    other: '{count} osób, które czekają, dołączy do grona członków.',
  },
  'manageLoop.save': 'Zapisz',
  'manageLoop.saved': 'Zapisano',
  'manageLoop.discard': 'Odrzuć zmiany',

  'manageLoop.archive': 'Archiwizuj',
  'manageLoop.archive.title': 'Zarchiwizować: {name}?',
  'manageLoop.archive.text':
    'Zniknie ze wszystkich list i nie przyjmie nowych członków ani filmów. Kto ją teraz widzi, zobaczy ją nadal, a ty możesz ją przywrócić.',
  'manageLoop.archive.waiting': {
    one: 'Prośba, która czeka, zostanie odrzucona.',
    few: '{count} prośby, które czekają, zostaną odrzucone.',
    many: '{count} próśb, które czekają, zostanie odrzuconych.',
    other: '{count} próśb, które czekają, zostanie odrzuconych.',
  },
  'manageLoop.archived': 'Zarchiwizowano: {name}',
  'manageLoop.restore': 'Przywróć',
  'manageLoop.restored': 'Przywrócono: {name}',
  'manageLoop.isArchived':
    'Ta pętla jest w archiwum: nie ma jej na żadnej liście i nikt nie może dołączać ani publikować.',

  'manageLoop.archivedLoops': 'Zarchiwizowane pętle',
  'manageLoop.archivedLoops.empty': 'Archiwum jest puste',
  'manageLoop.archivedLoops.text': 'Zarchiwizowana pętla czeka tutaj, aż ktoś ją przywróci.',
  'manageLoop.restore.name': 'Przywróć: {name}',

  'manageLoop.error.forbidden': 'Nie możesz już tego tutaj robić',
  'manageLoop.error.gone': 'Ktoś był szybszy: to już załatwione albo nie istnieje',
  'manageLoop.error.words': 'Tych słów lub linków nie można tu użyć',
}
