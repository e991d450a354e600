import type { en } from '../en/account'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'auth.profile': 'Profil',
  'auth.edit': 'Modifier le profil',
  'auth.edit.picture': 'Photo de profil',
  'auth.edit.name': 'Nom complet',
  'auth.edit.username': 'Nom d’utilisateur',
  'auth.edit.bio': 'Bio',
  'auth.edit.birthDate': 'Date de naissance',
  'auth.edit.social': 'Réseaux sociaux',
  'auth.edit.email': 'Adresse e-mail',
  'auth.edit.phone': 'Numéro de téléphone',
  'auth.edit.interests': 'Centres d’intérêt',
  'auth.settings': 'Réglages',
  'auth.notices': 'De la modération',
  'auth.devices': 'Appareils',
  'auth.creator': 'Devenir créateur',
  'auth.delete': 'Supprimer le compte',
  'auth.signOut': 'Se déconnecter',
  'auth.signOut.title': 'Se déconnecter ?',
  'auth.signOut.lead': 'Tu peux te reconnecter à tout moment.',
  'auth.signOut.confirm': 'Se déconnecter',
}
