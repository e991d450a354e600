import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'saved.title': 'Bewaarde video’s',
  'saved.save': 'Bewaren voor later',
  'saved.remove': 'Niet meer bewaren',
  'saved.done': 'Bewaard. Alleen jij ziet het.',
  'saved.removed': 'Verwijderd uit je bewaarde video’s',
  'saved.empty': 'Nog niets bewaard',
  'saved.empty.text': 'Bewaar een video via de opties, dan wacht hij hier op jou alleen.',
  'saved.explore': 'Ontdekken',
  'saved.clear.title': 'Alle bewaarde video’s verwijderen?',
  'saved.clear.text': 'Je krijgt ze niet terug.',
  'saved.clear.done': 'Je hebt geen bewaarde video’s meer',
  'history.title': 'Kijkgeschiedenis',
  'history.keep': 'Onthouden wat ik bekijk',
  'history.private': 'Alleen jij ziet deze lijst. Video’s blijven er een jaar in staan.',
  'history.empty': 'Nog niets bekeken',
  'history.empty.text': 'Video’s die je bekijkt staan hier, de laatste eerst.',
  'history.off': 'Je geschiedenis staat uit',
  'history.off.text': 'Zet die aan om bekeken video’s terug te vinden.',
  'saved.clear': 'Alles wissen',
  'history.clear.title': 'Kijkgeschiedenis wissen?',
  'history.clear.text': 'Je krijgt die niet terug.',
  'history.clear.done': 'Je kijkgeschiedenis is leeg',
}
