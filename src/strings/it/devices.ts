import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const it: Translation<typeof en> = {
  locale: 'it',

  'devices.title': 'Dispositivi',
  'devices.lead': 'Dove hai effettuato l’accesso.',
  'devices.failed': 'L’elenco non è stato caricato',
  'devices.name': '{browser} su {system}',
  'devices.unknown': 'Dispositivo sconosciuto',
  'devices.here': 'Questo dispositivo',
  'devices.now': 'Attivo ora',
  'devices.only': 'Non hai altri accessi attivi.',
  'devices.others': 'Altri dispositivi',
  'devices.hint': 'Ce n’è uno che non conosci? Disconnettilo, poi controlla email e numero di telefono.',
  'devices.end': 'Disconnetti',
  'devices.end.name': 'Disconnetti {name}',
  'devices.end.ask': 'Disconnettere {name}?',
  'devices.ended': '{name}: disconnesso',
  'devices.others.end': 'Disconnetti tutti gli altri',
  'devices.others.ask': {
    one: 'Disconnettere l’altro dispositivo? Qui l’accesso resta.',
    other: 'Disconnettere gli altri {count} dispositivi? Qui l’accesso resta.',
    many: 'Disconnettere gli altri {count} dispositivi? Qui l’accesso resta.',
  },
  'devices.others.ended': 'Tutti gli altri dispositivi sono disconnessi',
  'devices.all.end': 'Disconnetti ovunque',
  'devices.all.ask': {
    one: 'Disconnettere questo dispositivo?',
    other: 'Disconnettere tutti i {count} dispositivi, anche questo? Per accedere di nuovo ti servirà un codice.',
    many: 'Disconnettere tutti i {count} dispositivi, anche questo? Per accedere di nuovo ti servirà un codice.',
  },
}
