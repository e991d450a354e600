import type { en } from '../en/account'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'auth.profile': 'Profiel',
  'auth.edit': 'Profiel bewerken',
  'auth.edit.picture': 'Profielfoto',
  'auth.edit.name': 'Volledige naam',
  'auth.edit.username': 'Gebruikersnaam',
  'auth.edit.bio': 'Bio',
  'auth.edit.birthDate': 'Geboortedatum',
  'auth.edit.social': 'Sociale profielen',
  'auth.edit.email': 'E-mailadres',
  'auth.edit.phone': 'Telefoonnummer',
  'auth.edit.interests': 'Interesses',
  'auth.settings': 'Instellingen',
  'auth.notices': 'Van de moderatoren',
  'auth.devices': 'Apparaten',
  'auth.creator': 'Creator worden',
  'auth.delete': 'Account verwijderen',
  'auth.signOut': 'Uitloggen',
  'auth.signOut.title': 'Uitloggen?',
  'auth.signOut.lead': 'Je kunt altijd weer inloggen.',
  'auth.signOut.confirm': 'Uitloggen',
}
