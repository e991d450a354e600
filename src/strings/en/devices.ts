import type { Plural } from '../translation'

/** The list of the viewer's devices. */
export const en = {
  locale: 'en',

  'devices.title': 'Devices',
  'devices.lead': 'Where you are signed in.',
  'devices.failed': 'The list didn’t load',
  'devices.name': '{browser} on {system}',
  'devices.unknown': 'Unknown device',
  'devices.here': 'This device',
  'devices.now': 'Active now',
  'devices.only': 'You are signed in nowhere else.',
  'devices.others': 'Other devices',
  'devices.hint': 'Don’t know one? Log it out, then check your email address and phone number.',
  'devices.end': 'Log out',
  'devices.end.name': 'Log out {name}',
  'devices.end.ask': 'Log out {name}?',
  'devices.ended': '{name} is logged out',
  'devices.others.end': 'Log out everywhere else',
  'devices.others.ask': {
    one: 'Log out the other device? You stay signed in here.',
    other: 'Log out the {count} other devices? You stay signed in here.',
  },
  'devices.others.ended': 'All other devices are logged out',
  'devices.all.end': 'Log out everywhere',
  'devices.all.ask': {
    one: 'Log out this device?',
    other: 'Log out all {count} devices, this one too? To sign in again, you need a code.',
  },
} as const satisfies Record<string, string | Plural>
