/** What changes by itself about a viewer's place in a community or a loop. */
export const en = {
  locale: 'en',

  'standing.accepted': 'You are in: welcome to {name}',
  'standing.refused': 'Your request to join {name} was not accepted',
  'standing.removed': 'You were removed from {name}',
  'standing.banned': 'You are banned from {name}',
  'standing.suspended': 'You can’t post or write here until {day}',
  'standing.suspendedForGood': 'You can’t post or write here any more',
  'standing.why': 'The moderators say:',
} as const
