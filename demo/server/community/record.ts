import type { CommunityAct } from '../../../src/wire/communityLog'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'

/** What somebody who leads a community did there; what an act is not about is left out. */
export interface CommunityEvent {
  act: CommunityAct
  actorId: string
  personId?: string
  videoId?: string
  loopId?: string | null
  role?: number
  fields?: readonly string[]
  count?: number | null
  reason?: string
}

/** Writes the community's log. To be sent with the transaction that does it. */
export const record = async (tx: Queryable, communityId: string, event: CommunityEvent, at: Date): Promise<void> => {
  const { act, actorId, personId = null, videoId = null, loopId = null } = event
  const { role = null, fields = [], count = null, reason = '' } = event
  await tx.query(sql`
    insert into community_log (community_id, act, actor_id, person_id, video_id, loop_id, role, fields, count, reason, at)
    values (${communityId}, ${act}, ${actorId}, ${personId}, ${videoId}, ${loopId}, ${role}, ${JSON.stringify(fields)}::jsonb,
      ${count}, ${reason}, ${at})`)
}
