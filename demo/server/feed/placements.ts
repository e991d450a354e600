import type { WireFeed } from '../../../src/wire/feed'
import type { WirePlacement } from '../../../src/wire/placement'
import { ads, withAds } from '../ads/ads'
import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { notFound } from '../refusal'
import { type feeds, inCommunity, inLoop, inPick, orders } from './feeds'
import type { FeedRequest, Source } from './page'

interface Section {
  source: 'for_you' | 'latest' | 'popular' | 'community' | 'loop' | 'pick'
  place_id: string | null
}

const sourceOf = ({ source, place_id }: Section, request: FeedRequest): Source => {
  const place = place_id ?? '0'
  if (source === 'community') return inCommunity(place, request)
  if (source === 'loop') return inLoop(place, request)
  if (source === 'pick') return inPick(place)
  return { scope: source, ...orders[source] }
}

/** A brand's places on its site (placements, embeds) and the videos shown there. */
export const placements = (db: Queryable, { page }: Pick<ReturnType<typeof feeds>, 'page'>) => ({
  /** @throws Refusal 404 */
  async sections(brandId: string, slug: string): Promise<WirePlacement> {
    const [found] = await db.query<WirePlacement>(sql`select p.slug as placement_id, p.title, p.layout, p.vast_url, (
          select json_agg(json_build_object('section_id', s.slug, 'title', s.title) order by s.position, s.slug)
          from sections s where s.brand_id = p.brand_id and s.placement = p.slug
        ) as sections
        from placements p where p.brand_id = ${brandId} and p.slug = ${slug}`)
    if (!found?.sections) throw notFound('placement')
    return found
  },

  /**
   * The videos of a section, or of the placement's first one.
   * @throws Refusal 404
   */
  async feed(slug: string, section: string | undefined, request: FeedRequest): Promise<WireFeed> {
    const [found] = await db.query<
      Section & { every: number | null }
    >(sql`select source, place_id::text, (select ads_every
          from placements p where p.brand_id = sections.brand_id and p.slug = sections.placement) as every from sections
        where brand_id = ${request.brandId} and placement = ${slug} and (${section ?? null}::text is null or slug = ${section ?? null}) order by position, slug limit 1`)
    if (!found) throw notFound(section ? 'section' : 'placement')
    const source = sourceOf(found, request)
    const videos = await page({ ...source, scope: `section ${source.scope}` }, request)
    return found.every ? withAds(videos, await ads(db).ofBrand(request.brandId), found.every) : videos
  },

  /** @throws Refusal 404 */
  async embed(slug: string, request: FeedRequest): Promise<WireFeed> {
    const [found] = await db.query<{ pick: string }>(
      sql`select pick_id::text as pick from embeds where brand_id = ${request.brandId} and slug = ${slug}`,
    )
    if (!found) throw notFound('embed')
    return page(inPick(found.pick), request)
  },
})
