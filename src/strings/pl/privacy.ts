import type { en } from '../en/privacy'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'privacy.mentions': 'Kto może o tobie wspominać',
  'privacy.mentions.hint': 'Inni nadal mogą napisać twoją nazwę, ale bez linku i bez powiadomienia.',
  'privacy.mentions.everyone': 'Wszyscy',
  'privacy.mentions.communities': 'Osoby z twoich społeczności',
  'privacy.mentions.nobody': 'Nikt',
  'privacy.mentions.failed': 'Nie udało się wczytać twojego wyboru',

  'privacy.blocked': 'Zablokowane osoby',
  'privacy.blocked.hint': 'Nie widzisz ich, a one nie mogą o tobie wspominać. Nie dowiedzą się o tym.',
  'privacy.blocked.none': 'Nikogo nie blokujesz.',
  'privacy.blocked.failed': 'Nie udało się wczytać listy',
  'privacy.unblock': 'Odblokuj',
  'privacy.unblock.name': 'Odblokuj: {name}',

  'privacy.data': 'Twoje dane',
  'privacy.data.error': 'Nie udało się wczytać stanu twojej kopii',
  'privacy.copy': 'Kopia twoich danych',
  'privacy.copy.text': 'Profil, posty, komentarze i twoja aktywność w jednym pliku',
  'privacy.copy.ask': 'Poproś',
  'privacy.copy.gathering': 'Zbieramy twoje dane',
  'privacy.copy.count': '{done} z {total} pozycji.',
  'privacy.copy.gathering.text': 'Damy znać e-mailem, tę stronę można zamknąć.',
  'privacy.copy.ready': 'Twoja kopia jest gotowa',
  'privacy.copy.until': 'do {day}',
  'privacy.copy.download': 'Pobierz',
  'privacy.copy.anew': 'Utwórz nową',
  'privacy.copy.remove': 'Usuń',
  'privacy.copy.failed': 'Nie udało się dokończyć',
  'privacy.copy.failed.text': 'Coś poszło nie tak po naszej stronie. Twoje dane są bezpieczne.',
  'privacy.copy.again': 'Spróbuj ponownie',
}
