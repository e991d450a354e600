import type { en } from '../en/saved'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'saved.title': 'Gemerkte Videos',
  'saved.save': 'Für später merken',
  'saved.remove': 'Nicht mehr merken',
  'saved.done': 'Gemerkt. Nur du siehst es.',
  'saved.removed': 'Nicht mehr gemerkt',
  'saved.empty': 'Noch nichts gemerkt',
  'saved.empty.text': 'Merke dir ein Video in seinen Optionen, dann wartet es hier nur auf dich.',
  'saved.explore': 'Entdecken',
  'saved.clear.title': 'Alle gemerkten Videos entfernen?',
  'saved.clear.text': 'Du bekommst sie nicht zurück.',
  'saved.clear.done': 'Du hast keine gemerkten Videos mehr',
  'history.title': 'Verlauf',
  'history.keep': 'Merken, was ich ansehe',
  'history.private': 'Nur du siehst diese Liste. Videos bleiben ein Jahr darin.',
  'history.empty': 'Noch nichts angesehen',
  'history.empty.text': 'Hier stehen Videos, die du angesehen hast, das letzte zuerst.',
  'history.off': 'Dein Verlauf ist aus',
  'history.off.text': 'Schalte ihn ein, um angesehene Videos wiederzufinden.',
  'saved.clear': 'Alles löschen',
  'history.clear.title': 'Verlauf löschen?',
  'history.clear.text': 'Du bekommst ihn nicht zurück.',
  'history.clear.done': 'Dein Verlauf ist leer',
}
