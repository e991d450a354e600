import type { Plural } from '../translation'

/** What joining a community says, and the menu of those who have joined. */
export const en = {
  locale: 'en',

  'join.title': 'Join {name}',
  'join.title.closed': 'Ask to join {name}',
  'join.rules': 'Everybody here keeps to these rules:',
  'join.note': 'A few words to the moderators',
  'join.note.hint': 'You can leave this empty. Only those who decide read it.',
  'join.join': 'Join',
  'join.ask': 'Send request',
  'join.acceptAndJoin': 'Accept and join',
  'join.acceptAndAsk': 'Accept and send',
  'join.menu': 'Your place in {name}',
  'join.notify': 'Notify me of new videos',
} as const satisfies Record<string, string | Plural>
