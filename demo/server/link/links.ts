import { createHash } from 'node:crypto'
import type { Now } from '../clock'
import type { Database } from '../database/database'
import { sql } from '../database/sql'
import { badRequest, notFound } from '../refusal'
import { pathOf } from './linkTarget'

export type Params = Readonly<Record<string, string>>

/** What a short link is made of. */
export interface LinkContent {
  isApp: boolean
  title: string
  description: string
  /** An address on the web, or one that is relative to ours. */
  previewUrl: string | null
  /** Where on the site it leads. */
  path: string
  query: Params
}

export interface Link extends LinkContent {
  slug: string
  brandId: string
}

interface Row {
  slug: string
  brand_id: string
  is_app: boolean
  title: string
  description: string
  preview_url: string | null
  path: string
  query: Params
}

/** What someone asks for with `dynamicLink`. */
export interface LinkRequest {
  title: string
  description?: string | undefined
  preview_url: string
  path_params: Params
  query_params: Params
}

/** Characters of all parameters together. */
const maxParamsLength = 4000

const checkSize = (params: Params) => {
  if (JSON.stringify(params).length > maxParamsLength) throw badRequest('These are too many parameters')
}

const isPicture = (address: string) =>
  /^(https?:\/\/|\/(?!\/))/i.test(address) && URL.canParse(address, 'https://a.example')

/** Short links: what they hold is kept, and the same content has the same link. */
export const links = (db: Database, now: Now) => {
  const save = async (brandId: string, content: LinkContent): Promise<string> => {
    checkSize(content.query)
    const { isApp, title, description, previewUrl, path, query } = content
    const parts = [brandId, isApp, title, description, previewUrl, path, Object.entries(query).sort()]
    const slug = createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 12)
    await db.query(sql`insert into links (slug, brand_id, is_app, title, description, preview_url, path, query, created_at)
        values (${slug}, ${brandId}, ${isApp}, ${title}, ${description}, ${previewUrl}, ${path}, ${JSON.stringify(query)}::json, ${now()}) on conflict do nothing`)
    return slug
  }

  return {
    /** @returns the slug of /l/{slug} */
    save,

    /** @throws Refusal 400 for a page that there is not */
    share: (brandId: string, { title, description = '', preview_url, path_params, query_params }: LinkRequest) =>
      save(brandId, {
        ...{ isApp: false, title, description, query: query_params, path: pathOf(path_params) },
        previewUrl: isPicture(preview_url) ? preview_url : null,
      }),

    /** @throws Refusal 404 */
    async read(slug: string): Promise<Link> {
      const [row] = await db.query<Row>(
        sql`select slug, brand_id::text, is_app, title, description, preview_url, path, query from links where slug = ${slug}`,
      )
      if (!row) throw notFound('link')
      const { brand_id: brandId, is_app: isApp, preview_url: previewUrl, ...content } = row
      return { ...content, brandId, isApp, previewUrl }
    },
  }
}
