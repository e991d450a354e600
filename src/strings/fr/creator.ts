import type { en } from '../en/creator'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'creator.slides': 'Ce que font les créateurs',
  'creator.slide': 'Image {number} sur {count}',
  'creator.one.title': 'Deviens créateur pour {brand}',
  'creator.one.text': 'Publie tes créations, touche le public de {brand} et vois ce qui reçoit des sparks.',
  'creator.two.title': 'Crée des liens et lance des conversations',
  'creator.two.text': 'Réponds aux commentaires, mentionne tes partenaires, lance un loop autour d’une idée.',
  'creator.three.title': 'Modère ta communauté',
  'creator.three.text': 'Accueille les membres, donne le ton et garde un fil qui vaut le détour.',
  'creator.become': 'Devenir créateur',
  'creator.requested': 'Demande envoyée',
  'creator.accepted': 'Tu es maintenant créateur pour {brand}.',
  'creator.notNow': 'Plus tard',
  'creator.failed': 'Une erreur s’est produite !',
}
