import type { en } from '../en/members'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'members.label': 'Membres',
  'members.search': 'Chercher des membres',
  'members.clear': 'Effacer la recherche',
  'members.found': {
    one: '{count} personne trouvée',
    other: '{count} personnes trouvées',
    many: '{count} personnes trouvées',
  },
  'members.foundMore': 'Plus de {count} personnes trouvées',
  'members.none': 'Personne à ce nom',
  'members.none.text': 'La recherche porte sur le début du nom ou du nom d’utilisateur.',
  'members.empty': 'Pas encore de membres',
  'members.empty.text': 'La première personne qui arrive s’affichera ici.',
  'members.error': 'Les membres n’ont pas été chargés',
  'members.leader': 'Responsable',
  'members.moderator': 'Modération',
  'members.you': 'Toi',
}
