import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const nl: Translation<typeof en> = {
  locale: 'nl',

  'devices.title': 'Apparaten',
  'devices.lead': 'Waar je bent ingelogd.',
  'devices.failed': 'De lijst is niet geladen',
  'devices.name': '{browser} op {system}',
  'devices.unknown': 'Onbekend apparaat',
  'devices.here': 'Dit apparaat',
  'devices.now': 'Nu actief',
  'devices.only': 'Je bent nergens anders ingelogd.',
  'devices.others': 'Andere apparaten',
  'devices.hint': 'Ken je er een niet? Log het uit en controleer dan je e-mailadres en telefoonnummer.',
  'devices.end': 'Uitloggen',
  'devices.end.name': '{name} uitloggen',
  'devices.end.ask': '{name} uitloggen?',
  'devices.ended': '{name} is uitgelogd',
  'devices.others.end': 'Overal elders uitloggen',
  'devices.others.ask': {
    one: 'Het andere apparaat uitloggen? Hier blijf je ingelogd.',
    other: 'De {count} andere apparaten uitloggen? Hier blijf je ingelogd.',
  },
  'devices.others.ended': 'Alle andere apparaten zijn uitgelogd',
  'devices.all.end': 'Overal uitloggen',
  'devices.all.ask': {
    one: 'Dit apparaat uitloggen?',
    other: 'Alle {count} apparaten uitloggen, ook dit? Om weer in te loggen heb je een code nodig.',
  },
}
