import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { isShownTo, isVisibleTo } from '../video/videos'

/** What a link is about, in its own words: the only ones that the link's page shows. */
export interface LinkSubject {
  slug: string
  title: string
  description: string
  /** An address on the web, or one that is relative to ours. */
  preview: string | null
}

/** What search engines want to know of a video beside what previews show. */
export interface VideoData {
  createdAt: Date
  /** Seconds. */
  duration: number
  /** Of its file, as {@link LinkSubject.preview} is; null where it only has a stream. */
  file: string | null
  views: number
}

/** Pages of a site that are about one thing. */
export type SubjectPage = 'video' | 'group' | 'community' | 'profile'

// Everybody can open a link, so it shows nothing from closed places but their name.
const select: Record<SubjectPage, (brandId: string, is: (table: Sql) => Sql) => Sql> = {
  video: (brandId, is) => sql`
    select v.slug, v.title, v.caption as description, m.poster_url as preview from videos v
    join media m on m.id = v.media_id left join communities c on c.id = v.community_id
    left join loops l on l.id = v.loop_id
    where v.brand_id = ${brandId} and ${isVisibleTo(null)} and ${is(sql`v`)}`,
  group: (brandId, is) => sql`
    select l.slug, l.name as title, case when ${isOpenTo(null)} then l.description else '' end as description,
      case when ${isOpenTo(null)} then coalesce(l.image_url, c.image_url) end as preview
    from loops l left join communities c on c.id = l.community_id where l.brand_id = ${brandId} and ${is(sql`l`)}`,
  community: (brandId, is) => sql`
    select c.slug, c.name as title, case when c.is_closed then '' else c.description end as description,
      case when c.is_closed then null else c.image_url end as preview
    from communities c where c.brand_id = ${brandId} and ${is(sql`c`)}`,
  profile: (brandId, is) => sql`
    select u.slug, coalesce(u.name, u.slug) as title, coalesce(u.bio, '') as description, u.preview
    from (select id, nickname as slug, name, bio, case when is_avatar then null else profile_image end as preview
      from users where brand_id = ${brandId} and deleted_at is null) u where ${is(sql`u`)}`,
}

const isSubjectPage = (page: string): page is SubjectPage => Object.hasOwn(select, page)

/** PostgreSQL's texts can't hold the character NUL. */
const isText = (slug: string | undefined) => !slug?.includes('\0')

/** Things that links lead to. */
export const linkSubjects = (db: Queryable) => ({
  /** By id or slug; null for what is not there, is closed to the public, or has no page of its own. */
  async find(
    brandId: string,
    page: string,
    { id, slug }: { id?: string | undefined; slug?: string | undefined },
  ): Promise<LinkSubject | null> {
    if (!isSubjectPage(page) || (!id && !slug) || !isText(slug)) return null
    const is = (table: Sql) =>
      sql`(${table}.id = ${id ? rowId(id) : null}::bigint or ${table}.slug = ${slug ?? null}::text)`
    const [row] = await db.query<LinkSubject>(select[page](brandId, is))
    return row ?? null
  },
  /** Whether a video exists, but only for the members of a closed place. */
  async isPrivateVideo(brandId: string, slug: string): Promise<boolean> {
    if (!isText(slug)) return false
    const rows = await db.query(sql`select 1 from videos v left join communities c on c.id = v.community_id
      left join loops l on l.id = v.loop_id
      where v.brand_id = ${brandId} and v.slug = ${slug} and ${isShownTo(null)} and not ${isOpenTo(null)}`)
    return rows.length > 0
  },
  /** Pixels of a video that {@link find} has found. */
  async videoSize(brandId: string, slug: string): Promise<{ width: number; height: number }> {
    const [row] = await db.query<{ width: number; height: number }>(sql`select m.width, m.height from videos v
      join media m on m.id = v.media_id where v.brand_id = ${brandId} and v.slug = ${slug}`)
    return row ?? { width: 9, height: 16 }
  },
  /** Of a video that {@link find} has found. */
  async videoData(brandId: string, slug: string): Promise<VideoData | null> {
    const [row] = await db.query<VideoData>(sql`
      select v.created_at as "createdAt", m.duration, m.fast_start_url as file, v.views_count as views
      from videos v join media m on m.id = v.media_id where v.brand_id = ${brandId} and v.slug = ${slug}`)
    return row ?? null
  },
})
