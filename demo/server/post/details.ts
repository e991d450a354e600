import type { Queryable } from '../database/database'
import { list, type Sql, sql } from '../database/sql'
import { badRequest } from '../refusal'
import { storageAddresses } from '../storage/addresses'
import type { uploads } from '../upload/uploads'
import type { VideoFiles } from './videoFiles'
import type { Written } from './written'

/** What a video shows beside its picture and its words, before a change. */
export interface Before {
  id: string
  author_id: string
  brand_id: string
  media_id: string
  linkout_id: string | null
  cover_path: string | null
  caption_files: NonNullable<Written['captions']>
}

export interface DetailDeps {
  files: Pick<ReturnType<typeof uploads>, 'use' | 'forget'>
  videoFiles: Pick<VideoFiles, 'captions'>
  /** Where files are, such as /storage, without a slash at the end. */
  storageBase: string
}

/** The cover, captions, alt text and link of a video. */
export const postDetails = ({ files, videoFiles, storageBase }: DetailDeps) => {
  const { addressOf } = storageAddresses(storageBase)

  const setCover = async (tx: Queryable, before: Before, path: string | null): Promise<Sql> => {
    const keep = sql`made_poster_url = coalesce(made_poster_url, poster_url),
      made_thumb_url = coalesce(made_thumb_url, thumb_url)`
    if (before.cover_path) await files.forget(tx, before.author_id, before.cover_path)
    if (path === null) {
      return sql`${keep}, poster_url = coalesce(made_poster_url, poster_url),
        thumb_url = coalesce(made_thumb_url, thumb_url)`
    }
    const small = await files.use(tx, before.author_id, path)
    if (small === null) throw badRequest('cover_path must be a picture that this user has uploaded')
    return sql`${keep}, poster_url = ${addressOf(path)}, thumb_url = ${addressOf(small)}`
  }

  const setCaptions = async (tx: Queryable, before: Before, wanted: Before['caption_files']): Promise<Sql> => {
    for (const { path } of before.caption_files) {
      if (wanted.every((it) => it.path !== path)) await files.forget(tx, before.author_id, path)
    }
    const tracks: Array<{ lang: string; label: string; url: string }> = []
    for (const { path, lang, label } of wanted) {
      const url = await videoFiles.captions(tx, before.author_id, path)
      if (url === null) throw badRequest('captions must be files that this user has uploaded')
      tracks.push({ lang, label, url })
    }
    return sql`captions = ${JSON.stringify(tracks)}::jsonb`
  }

  /** The link's row, which is this video's own. @returns its id */
  const setLink = async (
    tx: Queryable,
    { brand_id, linkout_id }: Before,
    link: Written['linkout'],
  ): Promise<string | null> => {
    if (!link) return null
    const { title, url } = link
    // What is sold there stays as long as the address does.
    const [same] = await tx.query<{ id: string }>(sql`update linkouts set title = ${title}
      where id = ${linkout_id}::bigint and url = ${url} returning id::text`)
    if (same) return same.id
    const [row] = await tx.query<{ id: string }>(
      sql`insert into linkouts (brand_id, title, url) values (${brand_id}, ${title}, ${url}) returning id::text`,
    )
    return row?.id ?? null
  }

  /**
   * Changes what is given.
   * @throws Refusal 400 for files that are not the author's
   */
  return async (tx: Queryable, before: Before, written: Written): Promise<void> => {
    const { alt, cover_path, captions, linkout } = written
    const media: Sql[] = []
    const video: Sql[] = []
    if (alt !== undefined) media.push(sql`alt = ${alt}`)
    if (cover_path !== undefined && cover_path !== before.cover_path) {
      media.push(await setCover(tx, before, cover_path))
      video.push(sql`cover_path = ${cover_path}`)
    }
    if (written.cover_at !== undefined) video.push(sql`cover_at = ${written.cover_at}::double precision`)
    if (captions !== undefined) {
      media.push(await setCaptions(tx, before, captions))
      video.push(sql`caption_files = ${JSON.stringify(captions)}::jsonb`)
    }
    if (linkout !== undefined) video.push(sql`linkout_id = ${await setLink(tx, before, linkout)}::bigint`)
    if (written.location_id !== undefined) video.push(sql`location_id = ${written.location_id}`)
    if (written.comments_off !== undefined) video.push(sql`comments_off = ${written.comments_off}`)
    if (media.length > 0) await tx.query(sql`update media set ${list(media)} where id = ${before.media_id}`)
    if (video.length > 0) await tx.query(sql`update videos set ${list(video)} where id = ${before.id}`)
  }
}
