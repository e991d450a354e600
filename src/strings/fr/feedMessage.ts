import type { en } from '../en/feedMessage'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'feed.empty.title': 'Pas encore de vidéos',
  'feed.empty.text': 'Les nouvelles vidéos apparaissent ici dès leur publication.',
  'feed.own.empty': 'Cette page n’a pas de vidéos à montrer.',
  'feed.notFound.title': 'Rien ici',
  'feed.notFound.text': 'Ce que ce lien ouvrait n’existe pas ou plus.',
}
