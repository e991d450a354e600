import type { en } from '../en/account'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'auth.profile': 'Profilo',
  'auth.edit': 'Modifica profilo',
  'auth.edit.picture': 'Foto del profilo',
  'auth.edit.name': 'Nome completo',
  'auth.edit.username': 'Nome utente',
  'auth.edit.bio': 'Bio',
  'auth.edit.birthDate': 'Data di nascita',
  'auth.edit.social': 'Profili social',
  'auth.edit.email': 'Indirizzo email',
  'auth.edit.phone': 'Numero di telefono',
  'auth.edit.interests': 'Interessi',
  'auth.settings': 'Impostazioni',
  'auth.notices': 'Dalla moderazione',
  'auth.devices': 'Dispositivi',
  'auth.creator': 'Diventa creator',
  'auth.delete': 'Elimina account',
  'auth.signOut': 'Esci',
  'auth.signOut.title': 'Vuoi uscire?',
  'auth.signOut.lead': 'Puoi accedere di nuovo quando vuoi.',
  'auth.signOut.confirm': 'Esci',
}
