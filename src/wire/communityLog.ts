import { array, type InferType, object, string } from 'yup'
import { communityId, leadersOnly } from './community'
import { call, count, id, named, page, pageQuery, timestamp } from './envelope'
import { role } from './membership'
import { paths } from './paths'
import { loopSummary, userSummary, videoLink } from './video'

/** What those who lead a community do there. */
export const communityActs = [
  ...(['accepted', 'refused', 'all_accepted', 'all_refused', 'added', 'joined_by_invite'] as const),
  ...(['role_changed', 'removed', 'banned', 'unbanned', 'handed_over'] as const),
  ...(['edited', 'opened', 'closed', 'invite_created', 'invite_revoked'] as const),
  ...(['video_pinned', 'video_unpinned', 'video_removed', 'video_moved', 'comments_off', 'comments_on'] as const),
  ...(['loop_created', 'loop_edited', 'loop_archived', 'loop_restored'] as const),
] as const

const entry = object({
  entry_id: id().required(),
  at: timestamp().required(),
  act: string()
    .oneOf([...communityActs])
    .required(),
  /**
   * Whose doing it is, and whom it is about: of who joined by an invitation, whose it was. Null when nobody, or the account
   * is gone.
   */
  actor: userSummary.nullable().default(undefined).defined(),
  person: userSummary.nullable().default(undefined).defined(),
  video: videoLink.nullable().default(undefined).defined(),
  loop: loopSummary.nullable().default(undefined).defined(),
  /** The new one, of a change of roles. */
  role: role().nullable().defined(),
  /** What of the community or the loop was edited: names of the fields of editCommunity and editLoop. */
  fields: array(string().required()).required(),
  /** How many were decided about together, or may join by the invitation; null for the others. */
  count: count().nullable().defined(),
  /** Plain text. */
  reason: string().defined(),
})
  .required()
  .meta(named('CommunityLogEntry'))

export type WireCommunityLogEntry = InferType<typeof entry>
export type CommunityAct = (typeof communityActs)[number]

export const communityLog = call({
  id: 'communityLog',
  method: 'GET',
  path: paths.communityLog,
  summary: 'What those who lead a community did there, the latest first',
  who: 'viewer',
  query: object({ ...pageQuery, ...communityId }),
  answer: page(entry),
  errors: leadersOnly,
})
