import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'loop.label': 'Loops',
  'loop.members': { one: '{shown} miembro', other: '{shown} miembros', many: '{shown} miembros' },
  'loop.closed': 'Cerrado',
  'loop.joined': 'Miembro',
  'loop.requested': 'Pendiente',
  'loop.isArchived': 'Archivado',
  'loop.new': 'Nuevo loop',
  'loop.manage': 'Gestionar {name}',
  'loop.manageWith': {
    one: 'Gestionar {name}, {count} persona espera para unirse',
    other: 'Gestionar {name}, {count} personas esperan para unirse',
    many: 'Gestionar {name}, {count} personas esperan para unirse',
  },
  'loop.empty': 'Aún no hay loops',
  'loop.empty.text': 'Los loops son grupos más pequeños dentro de una comunidad.',
  'loop.communityFirst': 'Únete primero a su comunidad.',
  'loop.error': 'Los loops no se han cargado',
}
