/** The sheet that tells moderators about a person. */
export const en = {
  locale: 'en',

  'reportPerson.title': 'Report {name}',
  'reportPerson.where': 'Where did it happen?',
  'reportPerson.elsewhere': 'Somewhere else',
  'reportPerson.impersonation': 'Pretends to be somebody else',
  'reportPerson.thanks.title': 'Thanks, we’ll take a look',
  'reportPerson.thanks': 'The moderators read it, and decide what happens.',
  'reportPerson.done': 'Done',
  'reportPerson.block': 'Block {name}',
} as const
