import type { WireComment, WireThread } from '../../../src/wire/comment'
import type { Now } from '../clock'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { notFound } from '../refusal'
import { isListed } from '../video/comments'
import { type Asker, findTarget, requireAllowed } from '../video/target'
import { beginning, type Place, type PlacedRow, readSections, sectionsOf } from './sections'
import { type CommentRow, isShownTo, selectComments, toWire } from './selectComments'

interface ListRequest extends Asker {
  limit: number
  cursor?: string | undefined
}

export interface ThreadsRequest extends ListRequest {
  videoId: string
  sort: 'top' | 'newest'
  /** A comment whose thread comes first; one that is not in the list changes nothing. */
  focus?: string | undefined
}

interface Page<T> {
  items: T[]
  next_cursor: string | null
}

/** Replies that come with their thread. */
const previewSize = 3

const scopeOfReplies = (parentId: string) => `replies ${parentId}`
const keyOf = ({ created_at, comment_id }: CommentRow) => [created_at.toISOString(), comment_id]

/** Comments in their lists. */
export const threads = (db: Queryable, now: Now) => {
  const wire = (row: CommentRow, userId: string | null) => toWire(row, userId, now())

  const read = <R extends CommentRow>(userId: string | null, conditions: Sql, extra?: Sql): Promise<R[]> =>
    db.query<R>(sql`${selectComments(userId, extra)} where ${isListed} and ${isShownTo(userId)} and ${conditions}`)

  /** The version of the talk under a video, and the threads before all sections: that of `focus`, then the pinned one. */
  const readHead = async (videoId: string, focus: string | undefined) => {
    const [head] = await db.query<{ version: number; first: string[] }>(sql`
      select v.talk_version as version, array_remove(array[f.thread, nullif(v.pinned_comment_id, f.thread)]::text[], null) as first
      from videos v left join lateral (select coalesce(f.parent_id, f.id) as thread from comments f
        where f.id = ${rowId(focus ?? '')}::bigint and f.video_id = v.id) f on true
      where v.id = ${videoId}`)
    return head ?? { version: 0, first: [] }
  }

  const readFirst = (ids: readonly string[], userId: string | null): Promise<CommentRow[]> =>
    read(userId, sql`t.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], t.id)`)

  /** The first replies to each of some comments, and the one in focus. */
  const readPreviews = async (list: readonly CommentRow[], { userId, focus }: ThreadsRequest) => {
    const ids = list.filter(({ counts }) => counts.replies > 0).map(({ comment_id }) => comment_id)
    const found = await read(
      userId,
      sql`t.id = any(array(
          select r.id from unnest(${ids}::bigint[]) as p (id), lateral (
            select t.id from comments t where t.parent_id = p.id and ${isListed} and ${isShownTo(userId)}
            order by t.created_at, t.id limit ${previewSize + 1}) r
          union all select f.id from comments f where f.id = ${rowId(focus ?? '')}::bigint and f.parent_id = any(${ids}::bigint[])))
        order by t.created_at, t.id`,
    )
    return (threadId: string): Page<WireComment> => {
      const replies = found.filter(({ parent_id }) => parent_id === threadId)
      const shown = replies.slice(0, previewSize)
      const focused = replies.slice(previewSize).filter(({ comment_id }) => comment_id === focus)
      const last = shown.at(-1)
      return {
        items: [...shown, ...focused].map((row) => wire(row, userId)),
        next_cursor: last && replies.length > previewSize ? writeCursor(scopeOfReplies(threadId), keyOf(last)) : null,
      }
    }
  }

  const open = async (asker: Asker, videoId: string) => {
    const target = await findTarget(db, asker, { videoId })
    requireAllowed(target, asker.userId, 'viewContent')
    return target.id
  }

  return {
    /**
     * A page of the threads under a video, each with its first replies. A comment whose sparks change meanwhile may be in
     * two pages, or in none.
     * @throws Refusal 404, 5350
     */
    async list(request: ThreadsRequest): Promise<Page<WireThread> & { version: number }> {
      const { userId, limit, cursor, sort } = request
      const videoId = await open(request, request.videoId)
      // Before the list, so that what is written meanwhile is in the list, or comes after this version.
      const { version, first } = await readHead(videoId, cursor ? undefined : request.focus)
      const scope = `threads ${sort} ${videoId} ${userId}`
      const keys = cursor ? readCursor(scope, cursor, ['bigint', 'bigint', 'bigint', 'bigint', 'bigint']) : null
      const opening = keys ? [] : await readFirst(first.slice(0, limit), userId)
      const skip = keys ? keys.slice(3) : [0, 1].map((at) => opening[at]?.comment_id ?? '0')
      const after = keys ? (keys.slice(0, 3) as unknown as Place) : beginning
      const { rows, end } = await readSections(
        sectionsOf(sort, userId),
        after,
        limit - opening.length,
        (conditions, position) =>
          read<PlacedRow>(
            userId,
            sql`t.video_id = ${videoId} and t.parent_id is null and t.id <> all(${skip}::bigint[]) and ${conditions}`,
            sql`, ${position} as position`,
          ),
      )
      const shown = [...opening, ...rows]
      const previewOf = await readPreviews(shown, request)
      return {
        items: shown.map((row) => ({ ...wire(row, userId), replies: previewOf(row.comment_id) })),
        next_cursor: end && writeCursor(scope, [...end, ...skip]),
        version,
      }
    },

    /**
     * A page of the replies to a comment, oldest first.
     * @throws Refusal 404, 5350
     */
    async replies(parentId: string, request: ListRequest): Promise<Page<WireComment>> {
      const { userId, limit, cursor } = request
      const [parent] = await db.query<{ id: string; video_id: string }>(
        sql`select t.id::text, t.video_id::text from comments t where t.id = ${rowId(parentId)} and ${isListed}`,
      )
      if (!parent) throw notFound('comment')
      await open(request, parent.video_id)
      const scope = scopeOfReplies(parent.id)
      const [time, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
      const after = cursor ? sql`and (t.created_at, t.id) > (${time}::timestamptz, ${id}::bigint)` : sql``
      const found = await read(
        userId,
        sql`t.parent_id = ${parent.id} ${after} order by t.created_at, t.id limit ${limit + 1}`,
      )
      const shown = found.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map((row) => wire(row, userId)),
        next_cursor: found.length > limit && last ? writeCursor(scope, keyOf(last)) : null,
      }
    },

    /** One comment, for who has just written or changed it. @throws Refusal 404 */
    async one(commentId: string, userId: string | null): Promise<WireComment> {
      const [row] = await db.query<CommentRow>(sql`${selectComments(userId)} where t.id = ${rowId(commentId)}`)
      if (!row) throw notFound('comment')
      return wire(row, userId)
    },
  }
}
