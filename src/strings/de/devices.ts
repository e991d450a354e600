import type { en } from '../en/devices'
import type { Translation } from '../translation'

export const de: Translation<typeof en> = {
  locale: 'de',

  'devices.title': 'Geräte',
  'devices.lead': 'Hier bist du angemeldet.',
  'devices.failed': 'Die Liste wurde nicht geladen',
  'devices.name': '{browser} auf {system}',
  'devices.unknown': 'Unbekanntes Gerät',
  'devices.here': 'Dieses Gerät',
  'devices.now': 'Gerade aktiv',
  'devices.only': 'Du bist nirgends sonst angemeldet.',
  'devices.others': 'Andere Geräte',
  'devices.hint': 'Du kennst eines nicht? Melde es ab und prüfe dann E-Mail-Adresse und Telefonnummer.',
  'devices.end': 'Abmelden',
  'devices.end.name': '{name} abmelden',
  'devices.end.ask': '{name} abmelden?',
  'devices.ended': '{name} ist abgemeldet',
  'devices.others.end': 'Überall sonst abmelden',
  'devices.others.ask': {
    one: 'Das andere Gerät abmelden? Hier bleibst du angemeldet.',
    other: 'Die {count} anderen Geräte abmelden? Hier bleibst du angemeldet.',
  },
  'devices.others.ended': 'Alle anderen Geräte sind abgemeldet',
  'devices.all.end': 'Überall abmelden',
  'devices.all.ask': {
    one: 'Dieses Gerät abmelden?',
    other: 'Alle {count} Geräte abmelden, auch dieses? Zum Anmelden brauchst du dann einen Code.',
  },
}
