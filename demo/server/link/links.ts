import { createHash } from 'node:crypto'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { badRequest, notFound } from '../refusal'
import { pathOf } from './linkTarget'

export type Params = Readonly<Record<string, string>>

/** What a short link is made of. What its page shows is read anew, from what the path is about. */
export interface LinkContent {
  isApp: boolean
  /** Where on the site it leads. */
  path: string
  query: Params
  /** The viewer who made it, whom the query names as `from_username`; null for a visitor. */
  sharerId: string | null
}

export interface Link extends Omit<LinkContent, 'sharerId'> {
  brandId: string
}

/** What someone asks for with `dynamicLink`. */
export interface LinkRequest {
  path_params: Params
  query_params: Params
}

/** Days that a link works after it was last made or opened. */
export const linkDays = 90
const day = 24 * 60 * 60 * 1000

/** Characters of all parameters together. */
const maxParamsLength = 2000

/** Short links: what they hold is kept, and the same content has the same link. */
export const links = (db: Database, now: Now) => {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day)

  const save = async (brandId: string, { isApp, path, query, sharerId }: LinkContent): Promise<string> => {
    // Who shares is known by the session; anybody could claim another's name.
    const { from_username: _, ...params } = query
    if (JSON.stringify(params).length > maxParamsLength) throw badRequest('These are too many parameters')
    const parts = [brandId, isApp, path, Object.entries(params).sort(), sharerId]
    const slug = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
    await db.query(sql`insert into links (slug, brand_id, is_app, path, query, sharer_id, used_at)
        values (${slug}, ${brandId}, ${isApp}, ${path}, ${JSON.stringify(params)}::json, ${sharerId}, ${now()})
        on conflict (slug) do update set used_at = excluded.used_at`)
    return slug
  }

  return {
    /** @returns the slug of /l/{slug} */
    save,

    /** @throws Refusal 400 for a page that there is not */
    share: (brandId: string, { path_params, query_params }: LinkRequest, sharerId: string | null) =>
      save(brandId, { isApp: false, path: pathOf(path_params), query: query_params, sharerId }),

    /** @throws Refusal 404 */
    async read(slug: string): Promise<Link> {
      const [row] = await db.query<{
        brand_id: string
        is_app: boolean
        path: string
        query: Params
        sharer: string | null
      }>(sql`
        with opened as (
          update links set used_at = ${now()} where slug = ${slug} and used_at > ${daysAgo(linkDays)} and used_at < ${daysAgo(1)}
        )
        select l.brand_id::text, l.is_app, l.path, l.query, u.nickname as sharer
        from links l left join users u on u.id = l.sharer_id
        where l.slug = ${slug} and l.used_at > ${daysAgo(linkDays)}`)
      if (!row) throw notFound('link')
      const { brand_id: brandId, is_app: isApp, path, query, sharer } = row
      return { brandId, isApp, path, query: sharer === null ? query : { ...query, from_username: sharer } }
    },

    /** Counts that somebody has opened a link. */
    opened: async (slug: string): Promise<void> =>
      void (await db.query(sql`update links set opens_count = opens_count + 1 where slug = ${slug}`)),

    /** Deletes what has expired. */
    sweep: async (): Promise<void> =>
      void (await db.query(sql`delete from links where used_at <= ${daysAgo(linkDays)}`)),
  }
}
