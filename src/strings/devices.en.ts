import type { Plural } from './translation'

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
  'devices.hint': 'Don’t know one? Sign it out, then check your email address and phone number.',
  'devices.end': 'Sign out',
  'devices.end.name': 'Sign out {name}',
  'devices.end.ask': 'Sign out {name}?',
  'devices.ended': '{name} is signed out',
  'devices.others.end': 'Sign out everywhere else',
  'devices.others.ask': {
    one: 'Sign out the other device? You stay signed in here.',
    other: 'Sign out the {count} other devices? You stay signed in here.',
  },
  'devices.others.ended': 'All other devices are signed out',
  'devices.all.end': 'Sign out everywhere',
  'devices.all.ask': {
    one: 'Sign out this device?',
    other: 'Sign out all {count} devices, this one too? You come back with a code.',
  },
} as const satisfies Record<string, string | Plural>
