import type { en } from '../en/placedVideo'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'placedVideo.title': 'Gérer dans {community}',
  'placedVideo.failed': 'La communauté n’a pas été chargée',
  'placedVideo.pin': 'Épingler en haut',
  'placedVideo.pinned': 'Elle est maintenant en tête de {community}.',
  'placedVideo.unpin': 'Désépingler',
  'placedVideo.unpinned': 'Elle n’est plus épinglée.',
  'placedVideo.close': 'Désactiver les commentaires',
  'placedVideo.closed': 'Commentaires désactivés. Ceux qui sont là restent.',
  'placedVideo.open': 'Activer les commentaires',
  'placedVideo.opened': 'Commentaires activés.',
  'placedVideo.move': 'Déplacer dans un loop',
  'placedVideo.move.lead': 'Les membres du loop l’y trouvent ; elle reste dans {community}.',
  'placedVideo.move.none': 'Aucun loop',
  'placedVideo.move.send': 'Déplacer',
  'placedVideo.moved': 'Elle est maintenant dans {loop}.',
  'placedVideo.movedOut': 'Elle n’est plus dans aucun loop.',
  'placedVideo.move.stays': 'Ce qui est dans un loop fermé y reste.',
  'placedVideo.loops.failed': 'Les loops n’ont pas été chargés',
  'placedVideo.loops.empty': 'Cette communauté n’a pas encore de loops',
  'placedVideo.remove': 'Retirer de la communauté',
  'placedVideo.remove.lead':
    'Plus personne ne la verra dans {community}. {author} saura pourquoi et pourra répondre une fois.',
  'placedVideo.remove.leadPlain':
    'Plus personne ne la verra dans {community}. Son auteur saura pourquoi et pourra répondre une fois.',
  'placedVideo.remove.reason': 'Pourquoi ?',
  'placedVideo.remove.send': 'Retirer',
  'placedVideo.removed': 'Elle n’est plus dans {community}.',
}
