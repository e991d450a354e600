import type { en } from '../en/loop'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'loop.label': 'Loops',
  'loop.members': { one: '{shown} membre', other: '{shown} membres', many: '{shown} membres' },
  'loop.closed': 'Fermé',
  'loop.joined': 'Membre',
  'loop.requested': 'En attente',
  'loop.isArchived': 'Archivé',
  'loop.new': 'Nouveau loop',
  'loop.manage': 'Gérer {name}',
  'loop.manageWith': {
    one: 'Gérer {name}, {count} personne en attente',
    other: 'Gérer {name}, {count} personnes en attente',
    many: 'Gérer {name}, {count} personnes en attente',
  },
  'loop.empty': 'Pas encore de loops',
  'loop.empty.text': 'Les loops sont de plus petits groupes au sein d’une communauté.',
  'loop.communityFirst': 'Rejoins d’abord sa communauté.',
  'loop.error': 'Les loops n’ont pas été chargés',
}
