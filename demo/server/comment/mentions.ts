import type { WireComment } from '../../../src/wire/comment'
import { userSummary } from '../account/userSummary'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { startsWith } from '../database/startsWith'
import { mayMention } from '../privacy/mayMention'
import type { Viewer } from '../session/sessions'
import { findTarget, requireAllowed, type Target } from '../video/target'

type UserSummary = NonNullable<WireComment['author']>

export interface MentionRequest {
  /** How a nickname or a name begins. */
  q: string
  videoId?: string | undefined
  limit: number
  cursor?: string | undefined
}

/** Whether a user (`u`) wrote in the thread, or made the video: what narrows a list that has no beginning to look for. */
const ofThread = (target: Target | null) => sql`and u.id in (
  select t.author_id from comments t where t.video_id = ${target?.id ?? null}::bigint and t.deleted_at is null
  union all select ${target?.author_id ?? null}::bigint)`

/** Whom the viewer may mention. */
export const mentions = (db: Queryable) => ({
  /**
   * People of the thread first, then those of the video's community; within each, whose nickname is what was typed, then
   * who came first. Without a beginning, those of the thread alone.
   * @throws Refusal 404, 5350
   */
  async suggest(viewer: Viewer, { q, videoId, limit, cursor }: MentionRequest) {
    const { brandId, userId } = viewer
    const target = videoId === undefined ? null : await findTarget(db, viewer, { videoId })
    if (target) requireAllowed(target, userId, 'viewContent')
    const typed = q.replace(/^@/, '').toLowerCase()
    const pattern = startsWith(typed)
    const scope = `mentions ${target?.id} ${typed} ${userId}`
    const [rank, id] = cursor ? readCursor(scope, cursor, ['bigint', 'bigint']) : []
    const after = cursor ? sql`where (rank, id) > (${rank}::bigint, ${id}::bigint)` : sql``
    const found = await db.query<{ rank: number; id: number; person: UserSummary }>(sql`
      select * from (
        select u.id, ${userSummary(sql`u`)} as person, (
            case when u.id = ${target?.author_id ?? null}::bigint or exists (select 1 from comments t
                where t.video_id = ${target?.id ?? null}::bigint and t.author_id = u.id and t.deleted_at is null) then 0
              when exists (select 1 from community_members m where m.community_id = ${target?.community_id ?? null}::bigint
                and m.user_id = u.id and m.role is not null) then 2
              else 4 end
            + case when lower(u.nickname) = ${typed} then 0 else 1 end)::bigint as rank
        from users u where u.brand_id = ${brandId} and u.deleted_at is null and u.id <> ${userId}
          ${typed ? sql`` : ofThread(target)}
          and (lower(u.nickname) like ${pattern} or lower(u.name) like ${pattern})
          and not exists (select 1 from blocks b where b.user_id = ${userId} and b.blocked_id = u.id)
          and ${mayMention(sql`u`, userId)}
      ) as people ${after}
      order by rank, id limit ${limit + 1}`)
    const shown = found.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map(({ person }) => person),
      next_cursor: found.length > limit && last ? writeCursor(scope, [String(last.rank), String(last.id)]) : null,
    }
  },
})
