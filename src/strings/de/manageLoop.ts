import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'manageLoop.new': 'Neuer Loop',
  'manageLoop.create': 'Loop anlegen',
  'manageLoop.created': '{name} ist da, und du bist das erste Mitglied',
  'manageLoop.title': 'Loop verwalten',
  'manageLoop.requests.empty': 'Wer einem geschlossenen Loop beitreten will, steht hier.',

  'manageLoop.requests.all': 'Alle annehmen',
  'manageLoop.requests.all.title': 'Alle annehmen?',
  'manageLoop.requests.all.text': {
    one: 'Die eine Person auf der Liste wird Mitglied.',
    other: 'Die {count} Personen auf der Liste werden Mitglieder, und wer vor ihnen angefragt hat.',
  },
  'manageLoop.requests.all.done': 'Alle sind dabei',
  'manageLoop.members': 'Mitglieder',
  'manageLoop.remove': 'Entfernen',
  'manageLoop.remove.name': '{name} entfernen',
  'manageLoop.remove.title': '{name} entfernen?',
  'manageLoop.remove.text': 'Die Person verlässt den Loop, bleibt in der Community und kann zurückkommen.',
  'manageLoop.remove.reason': 'Grund',
  'manageLoop.remove.hint': 'Die Person liest ihn, und wer die Community leitet, unter Aktivität.',
  'manageLoop.remove.done': '{name} wurde entfernt',

  'manageLoop.edit': 'Angaben bearbeiten',
  'manageLoop.picture': 'Bild',
  'manageLoop.name': 'Name',
  'manageLoop.name.empty': 'Ein Loop braucht einen Namen.',
  'manageLoop.name.long': 'Ein Name hat höchstens {limit} Zeichen.',
  'manageLoop.description': 'Beschreibung',
  'manageLoop.description.long': 'Eine Beschreibung hat höchstens {limit} Zeichen.',
  'manageLoop.closed': 'Geschlossener Loop',
  'manageLoop.closed.hint': 'Man fragt an, und nur Mitglieder sehen, was darin ist.',
  'manageLoop.opens': {
    one: 'Wer wartet, wird Mitglied.',
    other: 'Die {count} Personen, die warten, werden Mitglieder.',
  },
  'manageLoop.save': 'Speichern',
  'manageLoop.saved': 'Gespeichert',
  'manageLoop.discard': 'Änderungen verwerfen',

  'manageLoop.archive': 'Archivieren',
  'manageLoop.archive.title': '{name} archivieren?',
  'manageLoop.archive.text':
    'Er steht in keiner Liste mehr und nimmt keine neuen Mitglieder oder Videos auf. Wer ihn sehen kann, kann es weiterhin, und du kannst ihn zurückholen.',
  'manageLoop.archive.waiting': {
    one: 'Die wartende Person wird abgelehnt.',
    other: 'Die {count} wartenden Personen werden abgelehnt.',
  },
  'manageLoop.archived': '{name} ist archiviert',
  'manageLoop.restore': 'Zurückholen',
  'manageLoop.restored': '{name} ist zurück',
  'manageLoop.isArchived':
    'Dieser Loop ist archiviert: Er steht in keiner Liste, und niemand kann beitreten oder posten.',

  'manageLoop.archivedLoops': 'Archivierte Loops',
  'manageLoop.archivedLoops.empty': 'Nichts ist archiviert',
  'manageLoop.archivedLoops.text': 'Ein Loop, den du archivierst, wartet hier, bis ihn jemand zurückholt.',
  'manageLoop.restore.name': '{name} zurückholen',

  'manageLoop.error.forbidden': 'Das darfst du hier nicht mehr',
  'manageLoop.error.gone': 'Jemand war schneller: Es ist erledigt oder weg',
  'manageLoop.error.words': 'Diese Wörter oder Links gehen hier nicht',
}
