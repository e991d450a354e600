/** What a viewer keeps for later, and has watched. */
export const en = {
  locale: 'en',

  'saved.title': 'Saved videos',
  'saved.save': 'Save for later',
  'saved.remove': 'Remove from saved videos',
  'saved.done': 'Saved. Only you see it.',
  'saved.removed': 'Removed from your saved videos',
  'saved.empty': 'Nothing saved yet',
  'saved.empty.text': 'Save a video in its options, and it waits here for you alone.',
  'saved.explore': 'Explore',
  'history.title': 'Watch history',
  'history.keep': 'Remember what I watch',
  'history.private': 'Only you see this list. Videos stay in it for a year.',
  'history.empty': 'Nothing watched yet',
  'history.empty.text': 'Videos that you watch show here, the last one first.',
  'history.off': 'Your history is off',
  'history.off.text': 'Switch it on to find videos again that you have watched.',
  'history.clear': 'Clear all',
  'history.clear.title': 'Clear your watch history?',
  'history.clear.text': 'You can’t get it back.',
  'history.clear.done': 'Your watch history is empty',
} as const satisfies Record<string, string>
