import type { Plural } from '../translation'

/** What those who lead a community can do with a video in it. */
export const en = {
  locale: 'en',

  'placedVideo.title': 'Manage in {community}',
  'placedVideo.failed': 'The community didn’t load',
  'placedVideo.pin': 'Pin to the top',
  'placedVideo.pinned': 'It stands first in {community} now.',
  'placedVideo.unpin': 'Unpin',
  'placedVideo.unpinned': 'It is no longer pinned.',
  'placedVideo.close': 'Turn off comments',
  'placedVideo.closed': 'Comments are off. Those that are there stay.',
  'placedVideo.open': 'Turn on comments',
  'placedVideo.opened': 'Comments are on.',
  'placedVideo.move': 'Move to a loop',
  'placedVideo.move.lead': 'Members of the loop find it there; it stays in {community}.',
  'placedVideo.move.none': 'No loop',
  'placedVideo.move.send': 'Move',
  'placedVideo.moved': 'It is in {loop} now.',
  'placedVideo.movedOut': 'It is in no loop now.',
  'placedVideo.move.stays': 'What is in a closed loop stays there.',
  'placedVideo.loops.failed': 'The loops didn’t load',
  'placedVideo.loops.empty': 'This community has no loops yet',
  'placedVideo.remove': 'Remove from the community',
  'placedVideo.remove.lead': 'Nobody sees it in {community} any more. {author} is told why, and may answer once.',
  'placedVideo.remove.leadPlain':
    'Nobody sees it in {community} any more. Its author is told why, and may answer once.',
  'placedVideo.remove.reason': 'Why?',
  'placedVideo.remove.send': 'Remove',
  'placedVideo.removed': 'It is no longer in {community}.',
} as const satisfies Record<string, string | Plural>
