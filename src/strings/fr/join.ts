import type { en } from '../en/join'
import type { Translation } from '../translation'

export const fr: Translation<typeof en> = {
  locale: 'fr',

  'join.title': 'Rejoindre {name}',
  'join.title.closed': 'Demander à rejoindre {name}',
  'join.rules': 'Ici, tout le monde suit ces règles :',
  'join.note': 'Quelques mots à la modération',
  'join.note.hint': 'Facultatif. Seules les personnes qui décident le lisent.',
  'join.join': 'Rejoindre',
  'join.ask': 'Envoyer la demande',
  'join.acceptAndJoin': 'Accepter et rejoindre',
  'join.acceptAndAsk': 'Accepter et envoyer',
  'join.menu': 'Ta place dans {name}',
  'join.notify': 'M’avertir des nouvelles vidéos',
}
