import type { en } from '../en/account'
import type { Translation } from '../translation'

export const pl: Translation<typeof en> = {
  locale: 'pl',

  'auth.profile': 'Profil',
  'auth.edit': 'Edytuj profil',
  'auth.edit.picture': 'Zdjęcie profilowe',
  'auth.edit.name': 'Imię i nazwisko',
  'auth.edit.username': 'Nazwa użytkownika',
  'auth.edit.bio': 'O mnie',
  'auth.edit.birthDate': 'Data urodzenia',
  'auth.edit.social': 'Profile społecznościowe',
  'auth.edit.email': 'Adres e-mail',
  'auth.edit.phone': 'Numer telefonu',
  'auth.edit.interests': 'Zainteresowania',
  'auth.settings': 'Ustawienia',
  'auth.notices': 'Od moderatorów',
  'auth.devices': 'Urządzenia',
  'auth.creator': 'Zostań twórcą',
  'auth.delete': 'Usuń konto',
  'auth.signOut': 'Wyloguj się',
  'auth.signOut.title': 'Wylogować się?',
  'auth.signOut.lead': 'Możesz wrócić w każdej chwili.',
  'auth.signOut.confirm': 'Wyloguj',
}
