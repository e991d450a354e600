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

export const actKeys = {
  keep: 'moderation.act.keep',
  remove: 'moderation.act.remove',
  warn: 'moderation.act.warn',
  suspend: 'moderation.act.suspend',
  put_back: 'moderation.act.put_back',
  upheld: 'moderation.act.upheld',
} as const
