import { codes } from '../../../src/wire/codes'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { Refusal } from '../refusal'

/** @throws Refusal 5352 for somebody who may not write now: in a community, in what belongs to none, or anywhere */
export const requireNotSuspended = async (
  db: Queryable,
  userId: string,
  { community_id }: { community_id: string | null },
  now: Date,
): Promise<void> => {
  const [suspension] = await db.query<{ until: Date | null }>(sql`select until from suspensions s
    join users u on u.id = s.user_id and u.brand_id = s.brand_id
    where s.user_id = ${userId} and (s.everywhere or s.community_id is not distinct from ${community_id}::bigint)
      and (until is null or until > ${now}) order by until desc nulls first limit 1`)
  if (!suspension) return
  const until = suspension.until?.toISOString() ?? null
  throw new Refusal(codes.suspended, 'You cannot write here for now', { data: { until } })
}
