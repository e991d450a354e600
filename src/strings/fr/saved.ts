import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'saved.title': 'Vidéos enregistrées',
  'saved.save': 'Enregistrer pour plus tard',
  'saved.remove': 'Retirer des vidéos enregistrées',
  'saved.done': 'Enregistrée, rien que pour toi.',
  'saved.removed': 'Retirée de tes vidéos enregistrées',
  'saved.empty': 'Rien d’enregistré',
  'saved.empty.text': 'Enregistre une vidéo depuis ses options : elle t’attendra ici, rien que pour toi.',
  'saved.explore': 'Explorer',
  'saved.clear.title': 'Retirer toutes les vidéos enregistrées ?',
  'saved.clear.text': 'Tu ne pourras pas les récupérer.',
  'saved.clear.done': 'Tu n’as plus de vidéos enregistrées',
  'history.title': 'Historique',
  'history.keep': 'Retenir ce que je regarde',
  'history.private': 'Cette liste n’est visible que pour toi. Les vidéos y restent un an.',
  'history.empty': 'Rien de vu pour l’instant',
  'history.empty.text': 'Les vidéos que tu regardes s’affichent ici, la dernière en premier.',
  'history.off': 'Ton historique est désactivé',
  'history.off.text': 'Active-le pour retrouver les vidéos que tu as regardées.',
  'saved.clear': 'Tout effacer',
  'history.clear.title': 'Effacer ton historique ?',
  'history.clear.text': 'Tu ne pourras pas le récupérer.',
  'history.clear.done': 'Ton historique est vide',
}
