import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { locations } from '../location/locations'
import type { Happening } from '../notification/happening'
import { notify } from '../notification/notify'
import { takePace } from '../pace/paces'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { DetailDeps } from './details'
import { findPlace } from './place'
import { type Publication, publishing } from './publishing'
import type { VideoFile, VideoFiles } from './videoFiles'
import { requireWords, type Written } from './written'

export interface PostDeps extends DetailDeps {
  db: Database
  now: Now
  videoFiles: VideoFiles
  locations: Pick<ReturnType<typeof locations>, 'find'>
}

interface InWork {
  id: string
  author_id: string
  brand_id: string
  written: Written
  author_deleted_at: Date | null
}

type NewPost = Pick<Publication, 'author' | 'uploadPath' | 'written' | 'place'>

/** Posting videos that were uploaded. */
export const postCreating = ({ db, now, videoFiles, locations, ...deps }: PostDeps) => {
  const publish = publishing({ ...deps, videoFiles, now })

  /** The post that an upload has become already. @returns its id */
  const findPosted = async (tx: Queryable, userId: string, uploadPath: string): Promise<string | undefined> => {
    const [posted] = await tx.query<{ id: string }>(sql`
      select id::text from videos where upload_path = ${uploadPath} and author_id = ${userId}
      union all select id::text from posts_in_work where upload_path = ${uploadPath} and author_id = ${userId}`)
    return posted?.id
  }

  const begin = async (tx: Queryable, { author, uploadPath, written, place }: NewPost, file: VideoFile) => {
    const [row] = await tx.query<{ id: string }>(
      sql`select nextval(pg_get_serial_sequence('videos', 'id'))::text as id`,
    )
    const id = row?.id ?? ''
    if (file.state === 'ready' && file.mediaId !== null) {
      await publish(tx, { id, author, uploadPath, mediaId: file.mediaId, written, place, deletedAt: null })
      return id
    }
    await tx.query(sql`insert into posts_in_work (id, brand_id, author_id, upload_path, written, problem, created_at)
      values (${id}, ${author.brandId}, ${author.userId}, ${uploadPath}, ${JSON.stringify(written)}::jsonb,
        ${file.state === 'failed' ? file.problem : null}, ${now()})`)
    return id
  }

  /** Posts in a transaction that holds the account. @returns the id of its video */
  const create = async (tx: Queryable, viewer: Viewer, uploadPath: string, written: Written): Promise<string> => {
    // Locks the upload first: who posts it again, and what ends its processing, wait here.
    const file = await videoFiles.find(tx, viewer.userId, uploadPath)
    const before = await findPosted(tx, viewer.userId, uploadPath)
    if (before) return before
    if (!file) throw notFound('upload')
    if (written.location_id && !locations.find(written.location_id)) throw notFound('location')
    await takePace(tx, viewer, 'post', now())
    const place = await findPlace(tx, viewer, written, now())
    await videoFiles.use(tx, viewer.userId, uploadPath)
    return begin(tx, { author: viewer, uploadPath, written, place }, file)
  }

  return {
    /**
     * Posts an uploaded video, once for each upload: immediately, or when its processing is done.
     * @param after does what belongs to the same transaction
     * @returns the id of its video
     * @throws Refusal 400, 403, 404, 5352, 5355, 5361, 429
     */
    async create(
      viewer: Viewer,
      uploadPath: string,
      written: Written,
      after: (tx: Queryable) => Promise<unknown> = async () => {},
    ): Promise<string> {
      await requireWords(db, viewer.brandId, written)
      return db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        const id = await create(tx, viewer, uploadPath, written)
        await after(tx)
        return id
      })
    },

    /** Publishes the post that waits for an upload, or lets it fail. To be sent with what makes the upload ready or failed. */
    async settle(tx: Queryable, uploadPath: string): Promise<void> {
      const [post] =
        await tx.query<InWork>(sql`select id::text, author_id::text, brand_id::text, written, author_deleted_at
        from posts_in_work where upload_path = ${uploadPath} for update`)
      if (!post) return
      const author = { userId: post.author_id, brandId: post.brand_id, sessionId: '' }
      const file = await videoFiles.find(tx, author.userId, uploadPath)
      const tellAuthor = async (happening: Pick<Happening, 'kind' | 'videoId' | 'postId'>) => {
        if (post.author_deleted_at === null) await notify(tx, [author.userId], { actorId: null, ...happening }, now())
      }
      const fail = async (problem: string | null) => {
        await tx.query(sql`update posts_in_work set problem = ${problem} where id = ${post.id}`)
        await tellAuthor({ kind: 'post_failed', postId: post.id })
      }
      if (!file?.mediaId) return void (await fail(file?.problem ?? null))
      try {
        const { id, written, author_deleted_at: deletedAt } = post
        const place = await findPlace(tx, author, written, now())
        await publish(tx, { id, author, uploadPath, mediaId: file.mediaId, written, place, deletedAt })
        await tx.query(sql`delete from posts_in_work where id = ${id}`)
        await tellAuthor({ kind: 'post_published', videoId: id })
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        await fail('refused')
      }
    },
  }
}
