import type { en } from '../en/loopPage'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'loop.page': 'Loop {name}',
  'loop.tabs': 'Contenu de {name}',
  'loop.in': 'Un loop de {community}',
  'loop.videos': { one: '{shown} vidéo', other: '{shown} vidéos', many: '{shown} vidéos' },
  'loop.join': 'Rejoindre',
  'loop.request': 'Demander l’accès',
  'loop.share': 'Partager le loop',
  'loop.subscribe': 'M’avertir des nouvelles vidéos',
  'loop.tab.videos': 'Vidéos',
  'loop.tab.members': 'Membres',
  'loop.watch': 'Vidéos de {name}',
  'loop.videos.empty': 'Pas encore de vidéos',
  'loop.videos.empty.text': 'La première donne le ton.',
  'loop.refresh': 'Actualiser',
  'loop.closed.title': 'Réservé aux membres',
  'loop.closed.text':
    'Ses vidéos et ses membres s’affichent une fois que tu l’as rejoint. La modération répond à chaque demande.',
  'loop.archived': 'Archivé : il reste visible, mais n’accepte rien de nouveau.',
  'loop.leave': 'Quitter',
  'loop.leave.title': 'Quitter {name} ?',
  'loop.leave.open': 'Tu peux revenir quand tu veux.',
  'loop.leave.closed': 'Tu ne verras plus ses vidéos ni ses membres. Pour revenir, il faudra refaire une demande.',
  'loop.withdraw': 'Retirer',
  'loop.withdraw.title': 'Retirer ta demande ?',
  'loop.notFound.title': 'Ce loop n’existe pas',
  'loop.notFound.text': 'Il n’existe plus, ou le lien comporte une erreur.',
  'loop.page.error': 'Le loop n’a pas été chargé',
  'loop.noSlug': '<geuin-loop> doit savoir quel loop montrer : ajoute-lui slug="…".',
}
