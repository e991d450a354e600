import { codes } from '../../../src/wire/codes'
import type { Action } from '../../../src/wire/permissions'
import { holdAccount } from '../account/presence'
import { type Access, allows, type Caller, type CommunityAccess } from '../community/access'
import { lockCommunity } from '../community/memberships'
import { placeColumns } from '../community/place'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { fromLoops } from './selectLoops'

/** A loop, what a viewer is in it, and what the viewer may do there. */
export interface LoopAccess {
  id: string
  community_id: string
  is_closed: boolean
  is_archived: boolean
  /** What the viewer has become by asking, apart from any leadership; null also for a subscription before joining. */
  state: 'joined' | 'requested' | null
  can(action: Action): boolean
  /** @throws Refusal 403 */
  require(action: Action): void
}

type Row = Access & Pick<LoopAccess, 'id' | 'community_id' | 'is_archived' | 'state'>

/** A loop of the caller's brand. @param where a condition on `l` @throws Refusal 404 */
export const findLoop = async (db: Queryable, { userId, brandId }: Caller, where: Sql): Promise<LoopAccess> => {
  const [found] = await db.query<Row>(sql`
    select l.id::text, l.community_id::text, l.archived_at is not null as is_archived, lm.state, ${placeColumns}
    ${fromLoops(userId)} where l.brand_id = ${brandId} and ${where}`)
  if (!found) throw notFound('loop')
  const { id, community_id, is_archived, is_closed, state } = found
  const can = (action: Action) => allows(found, userId, action)
  const require = (action: Action) => {
    if (!can(action)) throw new Refusal(codes.forbidden, 'Only for those who lead the community')
  }
  return { id, community_id, is_archived, is_closed, state, can, require }
}

/**
 * Locks a loop together with all memberships of its community: others who join, leave or change it wait.
 * @throws Refusal 404
 */
export const lockLoop = async (
  tx: Queryable,
  viewer: Viewer,
  loopId: string,
): Promise<{ community: CommunityAccess; loop: LoopAccess }> => {
  const one = sql`l.id = ${rowId(loopId)}::bigint`
  const { community_id } = await findLoop(tx, viewer, one)
  const community = await lockCommunity(tx, viewer, community_id)
  return { community, loop: await findLoop(tx, viewer, one) }
}

/**
 * Does something that only some may, in one transaction that has locked the loop.
 * @throws Refusal 401, 403, 404
 */
export const runLoop = <T>(
  db: Database,
  viewer: Viewer,
  loopId: string,
  action: Action,
  work: (tx: Queryable, loop: LoopAccess) => Promise<T>,
): Promise<T> =>
  db.tx(async (tx) => {
    await holdAccount(tx, viewer)
    const { loop } = await lockLoop(tx, viewer, loopId)
    loop.require(action)
    return work(tx, loop)
  })

/** @returns the number of members after it */
export const countMembers = async (tx: Queryable, { id }: LoopAccess, by: number): Promise<number> => {
  const [row] = await tx.query<{ members: number }>(sql`
    update loops set members_count = greatest(0, members_count + ${by}) where id = ${id} returning members_count as members`)
  return row?.members ?? 0
}
