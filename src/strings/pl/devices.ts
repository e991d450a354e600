import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'devices.title': 'Urządzenia',
  'devices.lead': 'Tu korzystasz ze swojego konta.',
  'devices.failed': 'Nie udało się wczytać listy',
  'devices.name': '{browser}, {system}',
  'devices.unknown': 'Nieznane urządzenie',
  'devices.here': 'To urządzenie',
  'devices.now': 'Aktywne teraz',
  'devices.only': 'Nie korzystasz z konta nigdzie indziej.',
  'devices.others': 'Inne urządzenia',
  'devices.hint': 'Któregoś nie znasz? Wyloguj je, a potem sprawdź swój e-mail i numer telefonu.',
  'devices.end': 'Wyloguj',
  'devices.end.name': 'Wyloguj: {name}',
  'devices.end.ask': 'Wylogować: {name}?',
  'devices.ended': 'Wylogowano: {name}',
  'devices.others.end': 'Wyloguj wszędzie indziej',
  'devices.others.ask': {
    one: 'Wylogować drugie urządzenie? Tutaj nic się nie zmieni.',
    few: 'Wylogować {count} inne urządzenia? Tutaj nic się nie zmieni.',
    many: 'Wylogować {count} innych urządzeń? Tutaj nic się nie zmieni.',
    other: 'Wylogować {count} innych urządzeń? Tutaj nic się nie zmieni.',
  },
  'devices.others.ended': 'Wylogowano wszystkie inne urządzenia',
  'devices.all.end': 'Wyloguj wszędzie',
  'devices.all.ask': {
    one: 'Wylogować to urządzenie?',
    few: 'Wylogować wszystkie {count} urządzenia, także to? Aby zalogować się znowu, potrzebny będzie kod.',
    many: 'Wylogować wszystkie {count} urządzeń, także to? Aby zalogować się znowu, potrzebny będzie kod.',
    other: 'Wylogować wszystkie {count} urządzeń, także to? Aby zalogować się znowu, potrzebny będzie kod.',
  },
}
