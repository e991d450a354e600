import { randomBytes } from 'node:crypto'
import type { WireInvite } from '../../../src/wire/invite'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import { readCursor, writeCursor } from '../database/cursor'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { takePace } from '../pace/paces'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { findCommunity } from './access'
import { record } from './record'
import { runCommunity } from './running'

export interface NewInvite {
  hours: number | null
  max_uses: number | null
}

interface Page {
  limit: number
  cursor?: string | undefined
}

/** Whether an invitation (`i`) lets people in at a moment, or why not. */
export const inviteState = (now: Date): Sql => sql`case when i.revoked_at is not null then 'revoked'
  when i.expires_at <= ${now} then 'expired' when i.uses >= i.max_uses then 'used_up' else 'open' end`

type Row = Omit<WireInvite, 'created_at' | 'expires_at'> & { created_at: Date; expires_at: Date | null }

const selectInvites = (
  now: Date,
) => sql`select i.id::text as invite_id, i.token, i.created_at, i.expires_at, i.max_uses,
    i.uses, ${inviteState(now)} as state, case when u.id is null then null else ${userSummary(sql`u`)} end as created_by
  from community_invites i left join users u on u.id = i.created_by and u.deleted_at is null`

const toWire = ({ created_at, expires_at, ...invite }: Row): WireInvite => ({
  ...invite,
  created_at: created_at.toISOString(),
  expires_at: expires_at?.toISOString() ?? null,
})

/** Links that let people into a community, for those who lead it. */
export const invites = (db: Database, now: Now) => ({
  /** @throws Refusal 403, 404, 429 */
  create: (viewer: Viewer, communityId: string, { hours, max_uses }: NewInvite): Promise<WireInvite> =>
    runCommunity(db, viewer, communityId, 'invite', async (tx, community) => {
      const at = now()
      await takePace(tx, viewer, 'invite', at)
      const until = hours === null ? null : new Date(at.getTime() + hours * 60 * 60_000)
      const token = randomBytes(16).toString('base64url')
      await tx.query(sql`insert into community_invites (community_id, token, created_by, created_at, expires_at, max_uses)
        values (${community.id}, ${token}, ${viewer.userId}, ${at}, ${until}, ${max_uses})`)
      await record(tx, community.id, { act: 'invite_created', actorId: viewer.userId, count: max_uses }, at)
      const [invite] = await tx.query<Row>(sql`${selectInvites(at)} where i.token = ${token}`)
      if (!invite) throw notFound('invitation')
      return toWire(invite)
    }),

  /** The latest first. @throws Refusal 403, 404 */
  async list(viewer: Viewer, communityId: string, { limit, cursor }: Page) {
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('invite')
    const scope = `invites ${community.id}`
    const [id] = cursor ? readCursor(scope, cursor, ['bigint']) : []
    const rows = await db.query<Row>(sql`${selectInvites(now())} where i.community_id = ${community.id}
      and (${id ?? null}::bigint is null or i.id < ${id ?? null}::bigint) order by i.id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(toWire),
      next_cursor: rows.length > limit && last ? writeCursor(scope, [last.invite_id]) : null,
    }
  },

  /** @throws Refusal 403, 404 */
  revoke: (viewer: Viewer, communityId: string, inviteId: string): Promise<void> =>
    runCommunity(db, viewer, communityId, 'invite', async (tx, community) => {
      const one = sql`id = ${rowId(inviteId)} and community_id = ${community.id}`
      const [known] = await tx.query(sql`select 1 from community_invites where ${one}`)
      if (!known) throw notFound('invitation')
      const [revoked] = await tx.query(
        sql`update community_invites set revoked_at = ${now()} where ${one} and revoked_at is null returning 1`,
      )
      if (revoked) await record(tx, community.id, { act: 'invite_revoked', actorId: viewer.userId }, now())
    }),
})
