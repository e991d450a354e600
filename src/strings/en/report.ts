import type { Plural } from '../translation'

/** The sheet that tells moderators about a video or a comment. */
export const en = {
  locale: 'en',

  'report.video': 'Report video',
  'report.comment': 'Report comment',
  'report.lead': 'What is wrong? Nobody is told who reported it.',
  'report.leadAbout': 'What is wrong? {name} won’t know who reported it.',
  'report.reasons': 'Reason',
  'report.reason.spam': 'Spam or misleading',
  'report.reason.nudity': 'Nudity or sexual content',
  'report.reason.harassment': 'Harassment or bullying',
  'report.reason.hate': 'Hate',
  'report.reason.violence': 'Violence or danger',
  'report.reason.stolen': 'My work, used without asking',
  'report.reason.other': 'Something else',
  'report.note': 'Anything to add? (optional)',
  'report.note.stolen': 'Where is the original? (optional)',
  'report.note.other': 'What is it? (optional)',
  'report.send': 'Send report',
  'report.thanks': 'Thanks, we’ll take a look',
  'report.thanks.video': 'You won’t see this video again while we do.',
  'report.thanks.comment': 'You won’t see this comment again while we do.',
  'report.next': 'Next video',
  'report.done': 'Done',
  'report.hide': 'Hide everything from {name}',
  'report.hidden': 'You won’t see anything from {name} any more.',
} as const satisfies Record<string, string | Plural>
