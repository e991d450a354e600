import type { en } from '../en/members'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'members.label': 'Członkowie',
  'members.search': 'Szukaj członków',
  'members.clear': 'Wyczyść wyszukiwanie',
  'members.found': {
    one: 'Znaleziono {count} osobę',
    few: 'Znaleziono {count} osoby',
    many: 'Znaleziono {count} osób',
    other: 'Znaleziono {count} osób',
  },
  'members.foundMore': 'Znaleziono ponad {count} osób',
  'members.none': 'Nikt się tak nie nazywa',
  'members.none.text': 'Wyszukiwanie sprawdza początek imienia lub nazwy użytkownika.',
  'members.empty': 'Nie ma jeszcze członków',
  'members.empty.text': 'Tu pojawi się pierwsza osoba, która dołączy.',
  'members.error': 'Nie udało się wczytać członków',
  'members.leader': 'Lider',
  'members.moderator': 'Moderator',
  'members.you': 'Ty',
}
