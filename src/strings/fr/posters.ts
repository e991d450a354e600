import type { en } from '../en/posters'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'feed.viewCount': { one: '{shown} vue', other: '{shown} vues', many: '{shown} vues' },
  'feed.poster': { one: '{title}, {shown} vue', other: '{title}, {shown} vues', many: '{title}, {shown} vues' },
  'feed.head.home': 'Vidéos sur {brand}',
  'feed.head.latest': 'Les dernières sur {brand}',
  'feed.head.popular': 'Populaires sur {brand}',
  'feed.head.members': {
    one: '{shown} membre sur {brand}',
    other: '{shown} membres sur {brand}',
    many: '{shown} membres sur {brand}',
  },
  'feed.head.all': 'Tout voir',
  'feed.head.open': 'Ouvrir le fil',
  'feed.more': 'Afficher plus',
  'feed.strip.back': 'Vidéos précédentes',
  'feed.strip.on': 'Vidéos suivantes',
}
