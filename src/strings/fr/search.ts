import type { en } from '../en/search'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'search.label': 'Rechercher',
  'search.clear': 'Effacer la recherche',
  'search.for': 'Rechercher « {words} »',
  'search.meant': 'Tu voulais dire « {words} » ?',
  'search.suggestions': 'Suggestions',
  'search.suggestions.count': { one: '{count} suggestion', other: '{count} suggestions', many: '{count} suggestions' },
  'search.plays': { one: '{shown} vue', other: '{shown} vues', many: '{shown} vues' },
  'search.members': { one: '{shown} membre', other: '{shown} membres', many: '{shown} membres' },
  'search.videoCount': { one: '{shown} vidéo', other: '{shown} vidéos', many: '{shown} vidéos' },
  'search.recent': 'Récentes',
  'search.recent.clear': 'Tout effacer',
  'search.recent.remove': 'Retirer « {words} »',
  'search.results': 'Résultats pour « {words} »',
  'search.also': 'Avec aussi les résultats pour',
  'search.top': 'Top',
  'search.videos': 'Vidéos',
  'search.users': 'Personnes',
  'search.communities': 'Communautés',
  'search.loops': 'Loops',
  'search.all': 'Tout voir',
  'search.all.of': 'Tout voir : {kind}',
  'search.none': 'Rien pour « {words} »',
  'search.none.text': 'Un mot plus court donne souvent plus de résultats.',
  'search.none.action': 'Voir les vidéos populaires',
  'search.error': 'La recherche n’a pas fonctionné',
}
