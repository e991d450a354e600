import type { en } from '../en/settings'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'settings.title': 'Ustawienia',
  'settings.lost': 'Nie ma tu takiej strony',
  'settings.group.community': 'Społeczność',
  'settings.group.help': 'Pomoc',
  'settings.terms': 'Regulamin',
  'settings.policy': 'Polityka prywatności',
  'settings.signOut': 'Wyloguj się',
  'settings.none': 'Brak',
  'settings.visitor': 'Zaloguj się, aby zobaczyć to, co należy do twojego konta.',
  'settings.visitor.signIn': 'Zaloguj się',
  'settings.closed.title': 'To część twojego konta',
  'settings.closed.text': 'Zaloguj się, aby to zobaczyć i zmienić.',

  'settings.profile': 'Profil',
  'settings.picture': 'Zmień zdjęcie',
  'settings.name': 'Imię i nazwisko',
  'settings.username': 'Nazwa użytkownika',
  'settings.bio': 'O mnie',
  'settings.birthDate': 'Data urodzenia',
  'settings.social': 'Profile społecznościowe',
  'settings.social.count': '{linked} z {all}',
  'settings.interests': 'Zainteresowania',

  'settings.signIn': 'Logowanie',
  'settings.signIn.lead': 'Tu wysyłamy kody do logowania. Zmianę potwierdza się kodem.',
  'settings.email': 'Adres e-mail',
  'settings.phone': 'Numer telefonu',

  'settings.devices': 'Urządzenia',
  'settings.notifications': 'Powiadomienia',
  'settings.privacy': 'Prywatność',
  'settings.contact': 'Napisz do nas',

  'settings.appearance': 'Język i wygląd',
  'settings.scheme': 'Wygląd',
  'settings.scheme.system': 'Systemowy',
  'settings.scheme.light': 'Jasny',
  'settings.scheme.dark': 'Ciemny',
  'settings.language': 'Język',
  'settings.language.page': 'Jak na tej stronie',

  'settings.delete': 'Usuń konto',
  'settings.delete.lead': 'Tego nie da się cofnąć. Oto, co się stanie.',
  'settings.delete.videos': 'Twoje filmy znikną, razem z komentarzami i iskrami.',
  'settings.delete.comments': 'Treść twoich komentarzy zniknie, ale rozmowy pozostaną zrozumiałe.',
  'settings.delete.leader': 'Społeczności, które prowadzisz tylko ty, trzeba najpierw przekazać.',
  'settings.delete.copy': 'Zabierz swoje dane',
  'settings.delete.copy.hint': 'Kopia, zanim coś zniknie',
  'settings.delete.signOut': 'Tylko się wyloguj',
  'settings.delete.signOut.hint': 'Wszystko zostaje',
}
