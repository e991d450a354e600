import { codes } from '../../../src/wire/codes'
import type { WireDraft } from '../../../src/wire/post'
import { holdAccount } from '../account/presence'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import { takePace } from '../pace/paces'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { PostDeps } from './creating'
import { placeNames } from './reading'
import type { Written } from './written'

/** Drafts that one person may have. */
export const maxDrafts = 100

interface Row extends Pick<WireDraft, 'draft_id' | 'upload_path' | 'thumb_url' | 'community' | 'loop'> {
  written: Written
  updated_at: Date
}

type Deps = Pick<PostDeps, 'db' | 'now' | 'videoFiles' | 'locations'>

/** What people write before they post it. */
export const drafts = ({ db, now, videoFiles, locations }: Deps) => {
  const toWire = ({ written, updated_at, ...row }: Row): WireDraft => ({
    ...row,
    ...written,
    updated_at: updated_at.toISOString(),
    location: locations.find(written.location_id),
  })

  const select = (userId: string) => sql`select d.id::text as draft_id, d.upload_path, vu.thumb_url, d.written,
      d.updated_at, ${placeNames}
    from drafts d left join loops l on l.id = (d.written->>'loop_id')::bigint
    left join communities c on c.id = coalesce(l.community_id, (d.written->>'community_id')::bigint)
    left join video_uploads vu on vu.user_id = d.user_id and vu.id::text = split_part(d.upload_path, '/', 3)
    where d.user_id = ${userId}`

  const one = async ({ userId }: Viewer, draftId: string): Promise<WireDraft> => {
    const [row] = await db.query<Row>(sql`${select(userId)} and d.id = ${rowId(draftId)}`)
    if (!row) throw notFound('draft')
    return toWire(row)
  }

  /** Deletes an upload that no draft or post refers to any more. */
  const release = async (tx: Queryable, userId: string, path: string | null) => {
    if (path === null) return
    const [reference] = await tx.query(sql`select 1 from drafts where upload_path = ${path}
      union all select 1 from videos where upload_path = ${path}
      union all select 1 from posts_in_work where upload_path = ${path}`)
    if (!reference) await videoFiles.forget(tx, userId, path)
  }

  const lock = async (tx: Queryable, { userId }: Viewer, draftId: string): Promise<{ upload_path: string | null }> => {
    const [row] = await tx.query<{ upload_path: string | null }>(
      sql`select upload_path from drafts where id = ${rowId(draftId)} and user_id = ${userId} for update`,
    )
    if (!row) throw notFound('draft')
    return row
  }

  const insert = async (tx: Queryable, { userId }: Viewer, path: string | null, written: string) => {
    const [count] = await tx.query<{ n: number }>(sql`select count(*)::int as n from drafts where user_id = ${userId}`)
    if ((count?.n ?? 0) >= maxDrafts) throw new Refusal(codes.conflict, 'You have a hundred drafts already')
    const [row] = await tx.query<{ id: string }>(sql`
      insert into drafts (user_id, upload_path, written, created_at, updated_at)
      values (${userId}, ${path}, ${written}::jsonb, ${now()}, ${now()}) returning id::text`)
    return row?.id ?? ''
  }

  /** Takes a draft away in a transaction; its upload stays when a post holds it. @throws Refusal 404 */
  const remove = async (tx: Queryable, viewer: Viewer, draftId: string): Promise<void> => {
    const { upload_path } = await lock(tx, viewer, draftId)
    await tx.query(sql`delete from drafts where id = ${rowId(draftId)}`)
    await release(tx, viewer.userId, upload_path)
  }

  return {
    one,

    /**
     * Keeps a draft, with an id in place of the earlier one.
     * @throws Refusal 404 for a draft or an upload that is not the viewer's, 409 for too many, 429
     */
    async save(viewer: Viewer, draftId: string | undefined, path: string | null, it: Written): Promise<WireDraft> {
      const written = JSON.stringify(it)
      const id = await db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        await takePace(tx, viewer, 'draft', now())
        const before = draftId === undefined ? null : await lock(tx, viewer, draftId)
        if (path !== null && !(await videoFiles.use(tx, viewer.userId, path))) throw notFound('upload')
        if (!before || draftId === undefined) return insert(tx, viewer, path, written)
        await tx.query(sql`update drafts set upload_path = ${path}, written = ${written}::jsonb, updated_at = ${now()}
          where id = ${rowId(draftId)}`)
        if (before.upload_path !== path) await release(tx, viewer.userId, before.upload_path)
        return draftId
      })
      return one(viewer, id)
    },

    /** The latest change first. */
    async page({ userId }: Viewer, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
      const scope = `drafts ${userId}`
      const [at, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
      const after = cursor ? sql`and (d.updated_at, d.id) < (${at}::timestamptz, ${id}::bigint)` : sql``
      const rows = await db.query<Row>(sql`${select(userId)} ${after}
        order by d.updated_at desc, d.id desc limit ${limit + 1}`)
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      return {
        items: shown.map(toWire),
        next_cursor:
          rows.length > limit && last ? writeCursor(scope, [last.updated_at.toISOString(), last.draft_id]) : null,
      }
    },

    /** What a draft holds, to be posted. @throws Refusal 404 */
    async read({ userId }: Viewer, draftId: string): Promise<{ path: string | null; written: Written }> {
      const [row] = await db.query<{ path: string | null; written: Written }>(
        sql`select upload_path as path, written from drafts where id = ${rowId(draftId)} and user_id = ${userId}`,
      )
      if (!row) throw notFound('draft')
      return row
    },

    /** Throws a draft away. @throws Refusal 404 */
    delete: (viewer: Viewer, draftId: string): Promise<void> => db.tx((tx) => remove(tx, viewer, draftId)),

    remove,
  }
}
