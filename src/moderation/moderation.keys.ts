/** The keys of the strings for what moderators can list, decide and do. */
export const listKeys = {
  open: 'moderation.open',
  answered: 'moderation.answered',
  decided: 'moderation.decided',
  reposts: 'moderation.reposts',
  log: 'moderation.log',
} as const

export const verdictKeys = {
  keep: { name: 'moderation.keep', text: 'moderation.keep.text' },
  remove: { name: 'moderation.remove', text: 'moderation.remove.text' },
  warn: { name: 'moderation.warn', text: 'moderation.warn.text' },
  suspend: { name: 'moderation.suspend', text: 'moderation.suspend.text' },
} as const

/** Of those about a person, who can't be removed. */
export const personVerdictKeys = {
  keep: { name: 'moderation.person.keep', text: 'moderation.person.keep.text' },
  warn: { name: 'moderation.person.warn', text: 'moderation.person.warn.text' },
  suspend: { name: 'moderation.person.suspend', text: 'moderation.suspend.text' },
} as const

export const actKeys = {
  keep: 'moderation.act.keep',
  remove: 'moderation.act.remove',
  warn: 'moderation.act.warn',
  suspend: 'moderation.act.suspend',
  put_back: 'moderation.act.put_back',
  upheld: 'moderation.act.upheld',
  person_kept: 'moderation.act.person_kept',
  person_warned: 'moderation.act.person_warned',
  person_suspended: 'moderation.act.person_suspended',
} as const

/** What a decision about a person did. */
export const personActKeys = {
  keep: actKeys.person_kept,
  remove: actKeys.remove,
  warn: actKeys.person_warned,
  suspend: actKeys.person_suspended,
} as const
