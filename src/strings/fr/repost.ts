import type { en } from '../en/repost'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'repost.title': 'Republier dans',
  'repost.profile': 'Ton profil',
  'repost.members': { one: '{shown} membre', other: '{shown} membres', many: '{shown} membres' },
  'repost.loop': 'Loop dans {name}',
  'repost.approval': 'Un responsable doit d’abord approuver',
  'repost.reposted': 'Republié, {ago}',
  'repost.waiting': 'En attente d’approbation',
  'repost.leaders': 'Seuls les responsables publient ici',
  'repost.undo': 'Annuler',
  'repost.undoIn': 'Annuler : {name}',
  'repost.send': {
    one: 'Republier à {count} endroit',
    other: 'Republier à {count} endroits',
    many: 'Republier à {count} endroits',
  },
  'repost.none': 'Choisis où',
  'repost.more': 'Afficher plus',
  'repost.error': 'Tes destinations n’ont pas été chargées',
  'repost.done': {
    one: 'Republié à {count} endroit',
    other: 'Republié à {count} endroits',
    many: 'Republié à {count} endroits',
  },
  'repost.asked': 'Republication dès qu’un responsable l’approuve',
  'repost.undone': 'Republication annulée',
}
