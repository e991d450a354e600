import type { en } from '../en/account'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'auth.profile': 'Perfil',
  'auth.edit': 'Editar perfil',
  'auth.edit.picture': 'Foto de perfil',
  'auth.edit.name': 'Nombre completo',
  'auth.edit.username': 'Nombre de usuario',
  'auth.edit.bio': 'Biografía',
  'auth.edit.birthDate': 'Fecha de nacimiento',
  'auth.edit.social': 'Redes sociales',
  'auth.edit.email': 'Correo electrónico',
  'auth.edit.phone': 'Número de teléfono',
  'auth.edit.interests': 'Intereses',
  'auth.settings': 'Ajustes',
  'auth.notices': 'De la moderación',
  'auth.devices': 'Dispositivos',
  'auth.creator': 'Ser creador',
  'auth.delete': 'Eliminar cuenta',
  'auth.signOut': 'Cerrar sesión',
  'auth.signOut.title': '¿Cerrar sesión?',
  'auth.signOut.lead': 'Puedes volver a entrar cuando quieras.',
  'auth.signOut.confirm': 'Cerrar sesión',
}
