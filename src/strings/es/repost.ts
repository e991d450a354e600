import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'repost.title': 'Republicar en',
  'repost.profile': 'Tu perfil',
  'repost.members': { one: '{shown} miembro', other: '{shown} miembros', many: '{shown} miembros' },
  'repost.loop': 'Loop en {name}',
  'repost.approval': 'Un líder lo aprueba antes',
  'repost.reposted': 'Republicado, {ago}',
  'repost.waiting': 'Pendiente de aprobación',
  'repost.leaders': 'Aquí solo publican los líderes',
  'repost.undo': 'Deshacer',
  'repost.undoIn': 'Deshacer: {name}',
  'repost.send': {
    one: 'Republicar en {count} lugar',
    other: 'Republicar en {count} lugares',
    many: 'Republicar en {count} lugares',
  },
  'repost.none': 'Elige dónde',
  'repost.more': 'Mostrar más',
  'repost.error': 'Tus lugares no se han cargado',
  'repost.done': {
    one: 'Republicado en {count} lugar',
    other: 'Republicado en {count} lugares',
    many: 'Republicado en {count} lugares',
  },
  'repost.asked': 'Se republicará en cuanto un líder lo apruebe',
  'repost.undone': 'Ya no está republicado',
}
