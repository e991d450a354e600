import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'invite.title': 'Zaproszenie',
  'invite.by': '{person} zaprasza cię do {name}',
  'invite.to': 'Masz zaproszenie do {name}',
  'invite.members': {
    one: '{shown} członek',
    few: '{shown} członków',
    many: '{shown} członków',
    other: '{shown} członków',
  },
  'invite.until': 'Zaproszenie działa do {day}.',
  'invite.rules': 'Obowiązują tam te zasady:',
  'invite.accept': 'Dołącz',
  'invite.acceptRules': 'Akceptuję i dołączam',
  'invite.in': 'Już tu należysz',
  'invite.done': 'Udało się: witaj w {name}',
  'invite.over': 'To zaproszenie już nie działa',
  'invite.over.text': 'Wygasło, zostało wykorzystane albo cofnięte. Poproś o nowe.',
  'invite.none': 'Nie ma takiego zaproszenia',
  'invite.none.text': 'Może w linku jest literówka.',
  'invite.banned': 'Nie możesz dołączyć do tej społeczności',
  'invite.rulesChanged': 'Ta społeczność ma teraz zasady. Otwórz link jeszcze raz.',
  'invite.error': 'Nie udało się wczytać zaproszenia',
}
