import { roles } from '../../../src/wire/permissions'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { countMembers } from './memberships'
import { forgetRemovals } from './removals'
import { tellStanding } from './tellStanding'

/**
 * Makes members of people who ask, or who did not: members stay as they are, banned people and those of other brands out.
 * Who joined is told so. To be sent with a transaction that has locked the community.
 * @param actorId by whom; a person who comes in by an own act is not told
 * @returns who joined, and the number of members after it
 */
export const admit = async (
  tx: Queryable,
  communityId: string,
  userIds: readonly string[],
  actorId: string,
  now: Date,
): Promise<{ joined: string[]; members: number }> => {
  // One row of each person: a request becomes a membership, a member stays one.
  const rows = await tx.query<{ id: string }>(sql`
    insert into community_members (community_id, user_id, role, since)
    select ${communityId}, u.id, ${roles.member}, ${now} from users u
    where u.id = any(${userIds}::bigint[]) and u.deleted_at is null
      and u.brand_id = (select brand_id from communities where id = ${communityId})
      and not exists (select 1 from community_bans b where b.community_id = ${communityId} and b.user_id = u.id)
    on conflict (community_id, user_id) do update set role = excluded.role, since = excluded.since
      where community_members.role is null
    returning user_id::text as id`)
  const joined = rows.map(({ id }) => id)
  await forgetRequests(tx, communityId, joined)
  await forgetRemovals(tx, { communityId }, joined)
  await tellStanding(tx, communityId, joined, { kind: 'join_accepted', actorId }, now)
  return { joined, members: await countMembers(tx, { id: communityId }, joined.length) }
}

/** Takes back what the leaders were told of requests that wait no longer. */
export const forgetRequests = async (tx: Queryable, communityId: string, userIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from notifications where kind = 'join_request' and community_id = ${communityId}
    and actor_id = any(${userIds}::bigint[])`)
}
