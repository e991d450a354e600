import { codes } from '../../../src/wire/codes'
import type { WireCommunityStanding } from '../../../src/wire/community'
import { roles } from '../../../src/wire/permissions'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'

interface Held {
  id: string
  isClosed: boolean
}

const standing = `select json_build_object('members', c.members_count) as counts,
    json_build_object('role', m.role, 'requested', m.user_id is not null and m.role is null) as viewer
  from communities c left join community_members m on m.community_id = c.id and m.user_id = $2 where c.id = $1`

/** Who is in a community, and who wants to be. */
export const memberships = (db: Database, now: Now) => {
  /** A community of the viewer's brand, held: whoever else joins or leaves it waits, so the counter stays true. */
  const hold = async (tx: Queryable, { brandId }: Viewer, communityId: string): Promise<Held> => {
    const [held] = await tx.query<Held>(
      'select id::text, is_closed as "isClosed" from communities where id = $1 and brand_id = $2 for update',
      [rowId(communityId), brandId],
    )
    if (!held) throw notFound('community')
    return held
  }

  /** Does something to one community. @returns how the viewer stands there after it */
  const change = (
    viewer: Viewer,
    communityId: string,
    work: (tx: Queryable, held: Held) => Promise<void>,
  ): Promise<WireCommunityStanding> =>
    db.tx(async (tx) => {
      const held = await hold(tx, viewer, communityId)
      await work(tx, held)
      const [now] = await tx.query<WireCommunityStanding>(standing, [held.id, viewer.userId])
      if (!now) throw notFound('community')
      return now
    })

  const count = (tx: Queryable, { id }: Held, by: number) =>
    tx.query('update communities set members_count = greatest(0, members_count + $2) where id = $1', [id, by])

  return {
    /**
     * Into an open community at once; at the door of a closed one the wish waits. Who is in, or waits, stays so.
     * @throws Refusal 404
     */
    join: (viewer: Viewer, communityId: string, note: string | null) =>
      change(viewer, communityId, async (tx, held) => {
        // Whoever waited at a door that has been opened since comes in.
        const changed = await tx.query(
          `insert into community_members as m (community_id, user_id, role, since, note) values ($1, $2, $3, $4, $5)
            on conflict (community_id, user_id) do update
              set role = excluded.role, since = excluded.since, note = excluded.note
              where m.role is null and excluded.role is not null
            returning 1`,
          [held.id, viewer.userId, held.isClosed ? null : roles.member, now(), held.isClosed ? note : null],
        )
        if (changed.length > 0 && !held.isClosed) await count(tx, held, 1)
      }),

    /** Takes a wish to join back; a member stays one. @throws Refusal 404 */
    withdraw: (viewer: Viewer, communityId: string) =>
      change(viewer, communityId, async (tx, { id }) => {
        const sql = 'delete from community_members where community_id = $1 and user_id = $2 and role is null'
        await tx.query(sql, [id, viewer.userId])
      }),

    /** @throws Refusal 404, 5351 for the only one who leads it */
    leave: (viewer: Viewer, communityId: string) =>
      change(viewer, communityId, async (tx, held) => {
        const left = await tx.query<{ role: number }>(
          'delete from community_members where community_id = $1 and user_id = $2 and role is not null returning role',
          [held.id, viewer.userId],
        )
        if (left[0]?.role === roles.leader) {
          const others = 'select 1 from community_members where community_id = $1 and role = $2 limit 1'
          if ((await tx.query(others, [held.id, roles.leader])).length === 0)
            throw new Refusal(codes.lastLeader, 'The last leader cannot leave')
        }
        if (left.length > 0) await count(tx, held, -1)
      }),
  }
}
