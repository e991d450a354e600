import type { en } from '../en/code'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'code.title': 'Wpisz kod',
  'code.lead': 'Sześć cyfr wysłaliśmy na {address}',
  'code.label': 'Sześciocyfrowy kod',
  'code.verify': 'Sprawdź',
  'code.digits': 'Kod musi mieć 6 cyfr.',
  'code.wrong': 'Nieprawidłowy kod',
  'code.failed': 'Nie udało się sprawdzić kodu',
  'code.triesLeft': {
    one: 'Została {count} próba.',
    few: 'Zostały {count} próby.',
    many: 'Zostało {count} prób.',
    other: 'Zostało {count} prób.',
  },
  'code.noneLeft': 'Nie masz więcej prób. Poproś o nowy kod.',
  'code.wait': 'Wyślij ponownie za {time}',
  'code.nothing': 'Nic nie przyszło?',
  'code.resend': 'Wyślij ponownie',
  'code.resent': 'Nowy kod jest w drodze.',
  'code.send.phoneRefused': 'Nie udało się wysłać kodu. Zaloguj się innym numerem lub e-mailem.',
  'code.send.phoneRefused.update': 'Nie udało się wysłać kodu. Użyj innego numeru telefonu.',
  'code.send.waitMinutes': 'Spróbuj ponownie za {time} min.',
  'code.send.waitSeconds': 'Spróbuj ponownie za {time}.',
  'code.send.failed': 'Coś poszło nie tak. Spróbuj ponownie!',
  'code.send.noAnswer': 'Wystąpił nieoczekiwany błąd. Spróbuj ponownie.',
}
