import { type Author, toAuthor } from '../../entities/playable'
import { list, number, record, text } from '../../kit/guard'
import { time } from '../../kit/guard.content'
import type { Hosts } from '../../kit/settings'
import { type Role, toRole } from '../../members/member'
import type { CommunityAct } from '../../wire/communityLog'

/** The key of what each act says; an act that this code does not know is left out. */
export const actKeys = {
  accepted: 'log.accepted',
  refused: 'log.refused',
  all_accepted: 'log.all_accepted',
  all_refused: 'log.all_refused',
  added: 'log.added',
  joined_by_invite: 'log.joined_by_invite',
  role_changed: 'log.role_changed',
  removed: 'log.removed',
  banned: 'log.banned',
  unbanned: 'log.unbanned',
  handed_over: 'log.handed_over',
  edited: 'log.edited',
  opened: 'log.opened',
  closed: 'log.closed',
  invite_created: 'log.invite_created',
  invite_revoked: 'log.invite_revoked',
  video_pinned: 'log.video_pinned',
  video_unpinned: 'log.video_unpinned',
  video_removed: 'log.video_removed',
  video_moved: 'log.video_moved',
  comments_off: 'log.comments_off',
  comments_on: 'log.comments_on',
  loop_created: 'log.loop_created',
  loop_edited: 'log.loop_edited',
  loop_archived: 'log.loop_archived',
  loop_restored: 'log.loop_restored',
} as const satisfies Record<CommunityAct, string>

const fieldNames = ['name', 'description', 'rules', 'image_url', 'banner_url', 'social'] as const
type FieldName = (typeof fieldNames)[number]

/** The key of the word for each field that can be edited. */
export const fieldKeys = {
  name: 'log.field.name',
  description: 'log.field.description',
  rules: 'log.field.rules',
  image_url: 'log.field.image_url',
  banner_url: 'log.field.banner_url',
  social: 'log.field.social',
} as const satisfies Record<FieldName, string>

/** One act of those who lead a community. */
export interface LogEntry {
  id: string
  /** Milliseconds since 1970. */
  at: number
  act: CommunityAct
  /** Null when the account is gone. */
  actor: Author | null
  /** Whom it is about. */
  person: Author | null
  /** The title of the video that it is about, else the name of the loop; '' for none. */
  what: string
  /** What of the community was edited. */
  fields: readonly FieldName[]
  role: Role | null
  /** How many were decided about; null for the others. */
  count: number | null
  /** Plain text. */
  reason: string
}

/** Reads one entry; null when it is none. */
export const toLogEntry = (wire: unknown, settings: Hosts): LogEntry | null => {
  const it = record(wire)
  const id = text(it.entry_id)
  const act = text(it.act)
  if (!id || !Object.hasOwn(actKeys, act)) return null
  return {
    id,
    at: time(it.at) ?? 0,
    act: act as CommunityAct,
    actor: toAuthor(it.actor, settings),
    person: toAuthor(it.person, settings),
    what: text(record(it.video).title) || text(record(it.loop).name),
    fields: list(it.fields).flatMap((field) => fieldNames.find((name) => name === field) ?? []),
    role: toRole(it.role),
    count: typeof it.count === 'number' ? number(it.count) : null,
    reason: text(it.reason),
  }
}
