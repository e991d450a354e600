import type { en } from '../en/account'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'auth.profile': 'Profil',
  'auth.edit': 'Profil bearbeiten',
  'auth.edit.picture': 'Profilbild',
  'auth.edit.name': 'Vollständiger Name',
  'auth.edit.username': 'Benutzername',
  'auth.edit.bio': 'Über mich',
  'auth.edit.birthDate': 'Geburtsdatum',
  'auth.edit.social': 'Social-Media-Profile',
  'auth.edit.email': 'E-Mail-Adresse',
  'auth.edit.phone': 'Telefonnummer',
  'auth.edit.interests': 'Interessen',
  'auth.settings': 'Einstellungen',
  'auth.notices': 'Von der Moderation',
  'auth.devices': 'Geräte',
  'auth.creator': 'Creator werden',
  'auth.delete': 'Konto löschen',
  'auth.signOut': 'Abmelden',
  'auth.signOut.title': 'Abmelden?',
  'auth.signOut.lead': 'Du kannst dich jederzeit wieder anmelden.',
  'auth.signOut.confirm': 'Abmelden',
}
