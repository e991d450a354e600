import type { en } from '../en/invite'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'invite.title': 'Invitación',
  'invite.by': '{person} te invita a {name}',
  'invite.to': 'Tienes una invitación a {name}',
  'invite.members': { one: '{shown} miembro', other: '{shown} miembros', many: '{shown} miembros' },
  'invite.until': 'La invitación vale hasta el {day}.',
  'invite.rules': 'Allí todo el mundo sigue estas normas:',
  'invite.accept': 'Unirse',
  'invite.acceptRules': 'Aceptar y unirse',
  'invite.in': 'Ya eres miembro',
  'invite.done': 'Ya estás dentro: te damos la bienvenida a {name}',
  'invite.over': 'Esta invitación ya no vale',
  'invite.over.text': 'Ha caducado, se ha agotado o se ha revocado. Pide otra.',
  'invite.none': 'Esa invitación no existe',
  'invite.none.text': 'Puede que el enlace tenga una errata.',
  'invite.banned': 'No puedes unirte a esta comunidad',
  'invite.rulesChanged': 'Esta comunidad ahora tiene normas. Vuelve a abrir el enlace.',
  'invite.error': 'La invitación no se ha cargado',
}
