import type { WirePost } from '../../../src/wire/post'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import type { locations } from '../location/locations'
import { notFound } from '../refusal'
import type { Viewer } from '../session/sessions'
import { selectVideos, toWire, type VideoRow } from '../video/videos'
import type { Written } from './written'

/** Of a video `v`: the share of those who saw three seconds of it that saw its end. */
export const watchedThrough = (
  video: Sql,
): Sql => sql`(select case when sum(watched) > 0 then least(1, sum(complete)::float8 / sum(watched)) end
  from video_days d where d.video_id = ${video})`

/** The names of a place, in SQL; `c` and `l` are the community and the loop, each null for none. */
export const placeNames = sql`
  case when c.id is null then null else
    json_build_object('community_id', c.id::text, 'slug', c.slug, 'name', c.name, 'image_url', c.image_url) end as community,
  case when l.id is null then null else
    json_build_object('loop_id', l.id::text, 'slug', l.slug, 'name', l.name) end as loop`

interface InWorkRow extends Pick<WirePost, 'upload_path' | 'problem' | 'community' | 'loop'> {
  video_id: string
  written: Written
  created_at: Date
}

interface PublishedRow extends VideoRow {
  upload_path: string | null
  location_id: string | null
  cover_at: number | null
  cover_path: string | null
  caption_files: NonNullable<Written['captions']>
  watched_through: number | null
}

type Locations = Pick<ReturnType<typeof locations>, 'find'>

const writtenOf = (video: WirePost['video'] & object): Written => ({
  caption: video.caption,
  alt: video.media.alt,
  comments_off: video.comments_off,
  community_id: video.community?.community_id ?? null,
  loop_id: video.loop?.loop_id ?? null,
  linkout: video.linkout ? { title: video.linkout.title, url: video.linkout.url } : null,
})

const publishedPost = (row: PublishedRow, locations: Locations): WirePost => {
  const { upload_path, location_id, cover_at, cover_path, caption_files, watched_through, ...rest } = row
  const video = toWire(rest)
  return {
    ...{ video_id: video.video_id, state: 'published', problem: null, created_at: video.created_at, upload_path },
    ...{ ...writtenOf(video), cover_at, cover_path, captions: caption_files, location_id },
    ...{ location: locations.find(location_id), community: video.community, loop: video.loop },
    ...{ watched_through, video },
  }
}

const unfinishedPost = ({ written, created_at, ...row }: InWorkRow, locations: Locations): WirePost => ({
  ...row,
  ...written,
  state: row.problem === null ? 'processing' : 'failed',
  created_at: created_at.toISOString(),
  location: locations.find(written.location_id),
  ...{ watched_through: null, video: null },
})

interface PageRequest {
  limit: number
  cursor?: string | undefined
  state?: 'published' | 'in_work' | undefined
}

const published = (userId: string) =>
  sql`select id, created_at from videos where author_id = ${userId} and removed_at is null`
const inWork = (userId: string) =>
  sql`select id, created_at from posts_in_work where author_id = ${userId} and author_deleted_at is null`

/** A viewer's own posts. */
export const ownPosts = (db: Queryable, locations: Locations) => {
  const read = async ({ userId }: Viewer, ids: readonly string[]): Promise<Map<string, WirePost>> => {
    const extra = sql`, v.upload_path, v.location_id, v.cover_at, v.cover_path, v.caption_files,
      ${watchedThrough(sql`v.id`)} as watched_through`
    const videos = await db.query<PublishedRow>(
      sql`${selectVideos(userId, extra)} where v.id = any(${ids}::bigint[]) and v.author_id = ${userId}`,
    )
    const unfinished = await db.query<InWorkRow>(sql`
      select p.id::text as video_id, p.upload_path, p.written, p.problem, p.created_at, ${placeNames}
      from posts_in_work p left join loops l on l.id = (p.written->>'loop_id')::bigint
      left join communities c on c.id = coalesce(l.community_id, (p.written->>'community_id')::bigint)
      where p.id = any(${ids}::bigint[]) and p.author_id = ${userId}`)
    const posts = [
      ...videos.map((row) => publishedPost(row, locations)),
      ...unfinished.map((row) => unfinishedPost(row, locations)),
    ]
    return new Map(posts.map((post) => [post.video_id, post]))
  }

  /** @throws Refusal 404 for one that is deleted too */
  const one = async (viewer: Viewer, videoId: string): Promise<WirePost> => {
    const id = rowId(videoId)
    const all = sql`${published(viewer.userId)} union all ${inWork(viewer.userId)}`
    const [there] = await db.query(sql`select 1 from (${all}) as p where id = ${id}`)
    const post = there && id ? (await read(viewer, [id])).get(id) : undefined
    if (!post) throw notFound('post')
    return post
  }

  return {
    one,

    /** Newest first. */
    async page(viewer: Viewer, { limit, cursor, state }: PageRequest) {
      const { userId } = viewer
      const scope = `own posts ${userId} ${state ?? ''}`
      const [at, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
      const from =
        state === 'published'
          ? published(userId)
          : state === 'in_work'
            ? inWork(userId)
            : sql`${published(userId)} union all ${inWork(userId)}`
      const after = cursor ? sql`where (created_at, id) < (${at}::timestamptz, ${id}::bigint)` : sql``
      const rows = await db.query<{ id: string; created_at: Date }>(sql`
        select id::text, created_at from (${from}) as p ${after} order by p.created_at desc, p.id desc limit ${limit + 1}`)
      const shown = rows.slice(0, limit)
      const posts = await read(
        viewer,
        shown.map((row) => row.id),
      )
      const last = shown.at(-1)
      return {
        items: shown.flatMap((row) => posts.get(row.id) ?? []),
        next_cursor: rows.length > limit && last ? writeCursor(scope, [last.created_at.toISOString(), last.id]) : null,
      }
    },

    /** How many there are of each kind. */
    async counts({ userId }: Viewer) {
      const [row] = await db.query<{ published: number; in_work: number; drafts: number }>(sql`
        select (select count(*) from (${published(userId)}) as p)::int as published,
          (select count(*) from (${inWork(userId)}) as p)::int as in_work,
          (select count(*) from drafts where user_id = ${userId})::int as drafts`)
      return row ?? { published: 0, in_work: 0, drafts: 0 }
    },
  }
}
