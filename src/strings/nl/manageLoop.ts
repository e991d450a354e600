import type { en } from '../en/manageLoop'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'manageLoop.new': 'Nieuwe loop',
  'manageLoop.create': 'Loop maken',
  'manageLoop.created': '{name} is er, en jij bent het eerste lid',
  'manageLoop.title': 'Loop beheren',
  'manageLoop.requests.empty': 'Wie lid wil worden van een besloten loop, staat hier.',

  'manageLoop.requests.all': 'Alles accepteren',
  'manageLoop.requests.all.title': 'Iedereen accepteren?',
  'manageLoop.requests.all.text': {
    one: 'De ene persoon in deze lijst wordt lid.',
    other: 'De {count} personen in deze lijst worden lid, en wie het eerder vroeg ook.',
  },
  'manageLoop.requests.all.done': 'Iedereen is binnen',
  'manageLoop.members': 'Leden',
  'manageLoop.remove': 'Verwijderen',
  'manageLoop.remove.name': '{name} verwijderen',
  'manageLoop.remove.title': '{name} verwijderen?',
  'manageLoop.remove.text': 'Deze persoon verlaat de loop, blijft in de community en mag terugkomen.',
  'manageLoop.remove.reason': 'Reden',
  'manageLoop.remove.hint': 'De persoon leest dit, en de beheerders van de community zien het bij de activiteit.',
  'manageLoop.remove.done': '{name} is verwijderd',

  'manageLoop.edit': 'Gegevens bewerken',
  'manageLoop.picture': 'Foto',
  'manageLoop.name': 'Naam',
  'manageLoop.name.empty': 'Een loop heeft een naam nodig.',
  'manageLoop.name.long': 'Een naam heeft hoogstens {limit} tekens.',
  'manageLoop.description': 'Beschrijving',
  'manageLoop.description.long': 'Een beschrijving heeft hoogstens {limit} tekens.',
  'manageLoop.closed': 'Besloten loop',
  'manageLoop.closed.hint': 'Mensen vragen toegang aan, en alleen leden zien wat erin staat.',
  'manageLoop.opens': {
    one: 'De persoon die wacht, wordt lid.',
    other: 'De {count} personen die wachten, worden lid.',
  },
  'manageLoop.save': 'Opslaan',
  'manageLoop.saved': 'Opgeslagen',
  'manageLoop.discard': 'Wijzigingen weggooien',

  'manageLoop.archive': 'Archiveren',
  'manageLoop.archive.title': '{name} archiveren?',
  'manageLoop.archive.text':
    'De loop verdwijnt uit alle lijsten en er komen geen leden of video’s meer bij. Wie hem nu ziet, kan dat nog steeds, en je kunt hem terughalen.',
  'manageLoop.archive.waiting': {
    one: 'De persoon die wacht, wordt geweigerd.',
    other: 'De {count} personen die wachten, worden geweigerd.',
  },
  'manageLoop.archived': '{name} is gearchiveerd',
  'manageLoop.restore': 'Terughalen',
  'manageLoop.restored': '{name} is terug',
  'manageLoop.isArchived':
    'Deze loop is gearchiveerd: hij staat in geen enkele lijst, en niemand kan lid worden of iets plaatsen.',

  'manageLoop.archivedLoops': 'Gearchiveerde loops',
  'manageLoop.archivedLoops.empty': 'Er is niets gearchiveerd',
  'manageLoop.archivedLoops.text': 'Een loop die je archiveert, wacht hier tot iemand hem terughaalt.',
  'manageLoop.restore.name': '{name} terughalen',

  'manageLoop.error.forbidden': 'Dit mag je hier niet meer',
  'manageLoop.error.gone': 'Iemand anders was sneller: het is al gedaan of weg',
  'manageLoop.error.words': 'Deze woorden of links kun je hier niet gebruiken',
}
