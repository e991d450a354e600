import type { en } from '../en/members'
import type { Translation } from '../translation'

export const es: Translation<typeof en> = {
  locale: 'es',

  'members.label': 'Miembros',
  'members.search': 'Buscar miembros',
  'members.clear': 'Borrar la búsqueda',
  'members.found': {
    one: '{count} persona encontrada',
    other: '{count} personas encontradas',
    many: '{count} personas encontradas',
  },
  'members.foundMore': 'Más de {count} personas encontradas',
  'members.none': 'Nadie se llama así',
  'members.none.text': 'Se busca por el principio del nombre o del nombre de usuario.',
  'members.empty': 'Aún no hay miembros',
  'members.empty.text': 'Quien se una primero aparecerá aquí.',
  'members.error': 'Los miembros no se han cargado',
  'members.leader': 'Líder',
  'members.moderator': 'Moderación',
  'members.you': 'Tú',
}
