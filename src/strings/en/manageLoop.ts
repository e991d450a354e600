import type { Plural } from '../translation'

/** What those who lead a community read where they create and run its loops. */
export const en = {
  locale: 'en',

  'manageLoop.new': 'New loop',
  'manageLoop.create': 'Create loop',
  'manageLoop.created': '{name} is there, and you are its first member',
  'manageLoop.title': 'Manage loop',
  'manageLoop.requests.empty': 'Who asks to join a closed loop shows up here.',

  'manageLoop.requests.all': 'Accept all',
  'manageLoop.requests.all.title': 'Accept everybody?',
  'manageLoop.requests.all.text': {
    one: 'The one person listed here becomes a member.',
    other: 'The {count} people listed here become members, and who asked before them.',
  },
  'manageLoop.requests.all.done': 'Everybody is in',
  'manageLoop.members': 'Members',
  'manageLoop.remove': 'Remove',
  'manageLoop.remove.name': 'Remove {name}',
  'manageLoop.remove.title': 'Remove {name}?',
  'manageLoop.remove.text': 'They leave the loop, stay in the community, and may come back.',
  'manageLoop.remove.reason': 'Reason',
  'manageLoop.remove.hint': 'The person reads it, and those who lead the community do in the activity.',
  'manageLoop.remove.done': '{name} was removed',

  'manageLoop.edit': 'Edit details',
  'manageLoop.picture': 'Picture',
  'manageLoop.name': 'Name',
  'manageLoop.name.empty': 'A loop needs a name.',
  'manageLoop.name.long': 'A name has at most {limit} characters.',
  'manageLoop.description': 'Description',
  'manageLoop.description.long': 'A description has at most {limit} characters.',
  'manageLoop.closed': 'Closed loop',
  'manageLoop.closed.hint': 'People ask to join, and only members see what is inside.',
  'manageLoop.opens': {
    one: 'The person who waits becomes a member.',
    other: 'The {count} people who wait become members.',
  },
  'manageLoop.save': 'Save',
  'manageLoop.saved': 'Saved',
  'manageLoop.discard': 'Discard changes',

  'manageLoop.archive': 'Archive',
  'manageLoop.archive.title': 'Archive {name}?',
  'manageLoop.archive.text':
    'It leaves all lists and takes no new members or videos. Who can see it now still can, and you can bring it back.',
  'manageLoop.archive.waiting': {
    one: 'The person who waits is refused.',
    other: 'The {count} people who wait are refused.',
  },
  'manageLoop.archived': '{name} is archived',
  'manageLoop.restore': 'Bring back',
  'manageLoop.restored': '{name} is back',
  'manageLoop.isArchived': 'This loop is archived: it is in no list, and nobody can join or post.',

  'manageLoop.archivedLoops': 'Archived loops',
  'manageLoop.archivedLoops.empty': 'Nothing is archived',
  'manageLoop.archivedLoops.text': 'A loop that you archive waits here until somebody brings it back.',
  'manageLoop.restore.name': 'Bring back {name}',

  'manageLoop.error.forbidden': 'You may not do this here any more',
  'manageLoop.error.gone': 'Somebody else was faster: it is done or gone',
  'manageLoop.error.words': 'These words or links can’t be used here',
} as const satisfies Record<string, string | Plural>
