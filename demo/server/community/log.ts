import type { WireCommunityLogEntry } from '../../../src/wire/communityLog'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import type { Viewer } from '../session/sessions'
import { videoLink } from '../video/videoLink'
import { findCommunity } from './access'

interface Page {
  limit: number
  cursor?: string | undefined
}

/** What those who lead a community did there. */
export const communityLogs = (db: Queryable) => ({
  /** The latest first. @throws Refusal 403, 404 */
  async page(viewer: Viewer, communityId: string, { limit, cursor }: Page) {
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('viewLog')
    const scope = `log of ${community.id}`
    const [id] = cursor ? readCursor(scope, cursor, ['bigint']) : []
    const rows = await db.query<Omit<WireCommunityLogEntry, 'at'> & { at: Date }>(sql`
      select g.id::text as entry_id, g.at, g.act, g.role, g.fields, g.count, g.reason,
        case when a.id is null then null else ${userSummary(sql`a`)} end as actor,
        case when u.id is null then null else ${userSummary(sql`u`)} end as person,
        case when v.id is null then null else ${videoLink} end as video,
        case when l.id is null then null else json_build_object('loop_id', l.id::text, 'slug', l.slug, 'name', l.name) end
          as loop
      from community_log g
      left join users a on a.id = g.actor_id and a.deleted_at is null
      left join users u on u.id = g.person_id and u.deleted_at is null
      left join videos v on v.id = g.video_id left join media m on m.id = v.media_id
      left join loops l on l.id = g.loop_id
      where g.community_id = ${community.id} and (${id ?? null}::bigint is null or g.id < ${id ?? null}::bigint)
      order by g.id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
      next_cursor: rows.length > limit && last ? writeCursor(scope, [last.entry_id]) : null,
    }
  },
})
