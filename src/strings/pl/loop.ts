import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'loop.label': 'Pętle',
  'loop.members': {
    one: '{shown} członek',
    few: '{shown} członków',
    many: '{shown} członków',
    other: '{shown} członków',
  },
  'loop.closed': 'Zamknięta',
  'loop.joined': 'Dołączono',
  'loop.requested': 'Wysłano prośbę',
  'loop.isArchived': 'W archiwum',
  'loop.new': 'Nowa pętla',
  'loop.manage': 'Zarządzaj: {name}',
  'loop.manageWith': {
    one: 'Zarządzaj: {name}, {count} osoba chce dołączyć',
    few: 'Zarządzaj: {name}, {count} osoby chcą dołączyć',
    many: 'Zarządzaj: {name}, {count} osób chce dołączyć',
    other: 'Zarządzaj: {name}, {count} osób chce dołączyć',
  },
  'loop.empty': 'Nie ma jeszcze pętli',
  'loop.empty.text': 'Pętle to mniejsze grupy w społeczności.',
  'loop.communityFirst': 'Najpierw dołącz do społeczności.',
  'loop.error': 'Nie udało się wczytać pętli',
}
