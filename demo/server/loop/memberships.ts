import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'

/**
 * Takes people out of all loops of a community, with their requests and subscriptions; those who are in none stay as they
 * are. To be sent with a transaction that has locked the community and takes the same people out of it.
 */
export const leaveLoops = async (tx: Queryable, communityId: string, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return
  const inCommunity = sql`(select id from loops where community_id = ${communityId})`
  await tx.query(sql`
    with gone as (
      delete from loop_members where loop_id in ${inCommunity} and user_id = any(${userIds}::bigint[])
      returning loop_id, state),
    left_by as (select loop_id, count(*) as people from gone where state = 'joined' group by loop_id)
    update loops l set members_count = greatest(0, l.members_count - left_by.people) from left_by where l.id = left_by.loop_id`)
  await forgetRequests(tx, inCommunity, userIds)
}

/** Takes back what leaders were told of requests that wait no longer. @param loops a list or a statement with their ids */
export const forgetRequests = async (tx: Queryable, loops: Sql, userIds: readonly string[]): Promise<void> => {
  await tx.query(sql`delete from notifications where kind = 'join_request' and loop_id in ${loops}
    and actor_id = any(${userIds}::bigint[])`)
}
