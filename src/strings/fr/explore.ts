import type { en } from '../en/explore'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'explore.label': 'Explorer',
  'explore.recent': 'Communautés récentes',
  'explore.communities': 'Communautés à la une',
  'explore.people': 'Profils à découvrir',
  'explore.loops': 'Loops à la une',
  'explore.more': 'Afficher plus',
  'explore.videos': { one: '{shown} vidéo', other: '{shown} vidéos', many: '{shown} vidéos' },
  'explore.error': 'Cette partie n’a pas été chargée',
  'explore.empty': 'Pas encore de communautés',
  'explore.empty.text': 'Dès qu’il y en aura, elles s’afficheront ici.',
}
