import type { getAppTypes } from '../../../src/wire/link'
import type { Brand } from '../brand/brands'
import type { Database } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { isVisibleTo } from '../video/videos'
import type { LinkContent, links, Params } from './links'

export type GetAppType = (typeof getAppTypes)[number]

/** What someone asks for with `appLink`. */
export interface AppLinkRequest {
  type: GetAppType
  payload: Params
  title?: string | undefined
  description?: string | undefined
}

type Kind = 'video' | 'loop' | 'community'
type Subject = Pick<LinkContent, 'path' | 'title' | 'previewUrl'>

/** What each type is about, in the order in which the payload is searched. */
const subjects: Record<GetAppType, readonly Kind[]> = {
  subscribe: ['loop', 'community'],
  join_as_collaborator: ['loop', 'community'],
  join_community: ['community'],
  comment: ['video'],
  repost: ['video'],
  spark: ['video'],
  report: ['video', 'loop', 'community'],
  video: ['video'],
  get_app: ['video', 'loop', 'community'],
}

/** What the app's page says when the subject is unknown. */
const titles: Record<GetAppType, (brand: string) => string> = {
  subscribe: (brand) => `Subscribe on ${brand}`,
  join_as_collaborator: (brand) => `Make something together on ${brand}`,
  join_community: (brand) => `Join a community on ${brand}`,
  comment: (brand) => `Join the conversation on ${brand}`,
  repost: (brand) => `Repost it on ${brand}`,
  spark: (brand) => `Spark it on ${brand}`,
  report: (brand) => `Tell us what is wrong on ${brand}`,
  video: (brand) => `Watch it on ${brand}`,
  get_app: (brand) => `Get ${brand}`,
}

// Everybody can open a link, so it shows nothing from closed communities but their name.
const selectSubject: Record<Kind, (brandId: string, id: string | null, slug: string | null) => Sql> = {
  video: (brandId, id, slug) => sql`
    select v.slug, v.title, m.poster_url as preview from videos v join media m on m.id = v.media_id
    left join communities c on c.id = v.community_id
    where v.brand_id = ${brandId} and ${isVisibleTo(null)} and (v.id = ${id}::bigint or v.slug = ${slug})`,
  loop: (brandId, id, slug) => sql`
    select l.slug, l.name as title, case when c.is_closed then null else c.image_url end as preview
    from loops l left join communities c on c.id = l.community_id
    where l.brand_id = ${brandId} and (l.id = ${id}::bigint or l.slug = ${slug})`,
  community: (brandId, id, slug) => sql`
    select c.slug, c.name as title, case when c.is_closed then null else c.image_url end as preview
    from communities c where c.brand_id = ${brandId} and (c.id = ${id}::bigint or c.slug = ${slug})`,
}

const pages = { video: 'video', loop: 'group', community: 'community' } as const

/** Links that go on with an action in the app. */
export const appLinks = (db: Database, { save }: Pick<ReturnType<typeof links>, 'save'>) => {
  const find = async (brandId: string, kind: Kind, payload: Params): Promise<Subject | null> => {
    const id = payload[`${kind}_id`]
    const slug = payload[`${kind}_slug`] ?? payload[kind]
    if (!id && !slug) return null
    const [row] = await db.query<{ slug: string; title: string; preview: string | null }>(
      selectSubject[kind](brandId, id ? rowId(id) : null, slug ?? null),
    )
    return row
      ? { path: `/${pages[kind]}/${encodeURIComponent(row.slug)}`, title: row.title, previewUrl: row.preview }
      : null
  }

  return {
    /**
     * The slug of a link for an action. The payload names what it is about by `video_id`, `video_slug` and so on; what is
     * not there, or is closed, leaves a link to the app as such.
     */
    async make(brand: Brand, { type, payload, title, description = '' }: AppLinkRequest): Promise<string> {
      let subject: Subject | null = null
      for (const kind of subjects[type]) subject ??= await find(brand.brand_id, kind, payload)
      return save(brand.brand_id, {
        isApp: true,
        title: title ?? subject?.title ?? titles[type](brand.name),
        description,
        previewUrl: subject?.previewUrl ?? null,
        path: subject?.path ?? '/home',
        query: { ...payload, action: type },
      })
    },
  }
}

/**
 * Where the app is sold, for each system that has it. The Play Store hands `referrer` on to the app that it installs, so
 * that it can go on with what the link is about.
 */
export const storeLinks = ({ integrations }: Brand, query: Params): { ios: string | null; android: string | null } => {
  const { ios, android } = integrations.sdk
  const shopOf = (link: string | null | undefined) =>
    link && URL.canParse(link) && link.startsWith('https://') ? new URL(link) : null
  const playStore = shopOf(typeof android === 'string' ? android : android?.playstore_link)
  playStore?.searchParams.set('referrer', new URLSearchParams(query).toString())
  const appStore = shopOf(typeof ios === 'string' ? ios : ios?.appstore_link)
  return { ios: appStore?.href ?? null, android: playStore?.href ?? null }
}
