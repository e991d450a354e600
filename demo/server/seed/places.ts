import type { Queryable } from '../database/database'
import type { BrandContent, PlacementContent } from './content'
import { type Crowd, seedCrowdActions } from './crowd'
import { before, type Ids, type Start } from './ids'
import type { Clips } from './media'
import { insertRows } from './rows'

/** Communities with their members. */
export const seedPlaces = async (
  tx: Queryable,
  { communities }: BrandContent,
  clips: Clips,
  ids: Ids,
  crowd: Crowd,
  { brandId, base }: Start,
): Promise<void> => {
  const since = (index: number) => before(base, (300 - 20 * index) * 24 * 60)
  await insertRows(
    tx,
    'communities',
    {
      ...{ id: 'bigint', brand_id: 'bigint', slug: 'text', name: 'text', description: 'text', image_url: 'text' },
      ...{
        banner_url: 'text',
        is_closed: 'boolean',
        repost_policy: 'text',
        members_count: 'int',
        videos_count: 'int',
        created_at: 'timestamptz',
        featured_position: 'int',
        category_id: 'bigint',
      },
    },
    communities.map(
      ({ slug, name, description, category, clip, closed, reposts, featured, people, crowd: many }, index) => ({
        ...{ id: ids.community(slug), brand_id: brandId, slug, name, description, is_closed: closed ?? false },
        ...{ repost_policy: reposts ?? 'members', featured_position: featured ? index + 1 : null },
        ...{ image_url: clips.thumb(clip), banner_url: clips.poster(clip), created_at: since(index) },
        ...{ members_count: people.length + many, videos_count: 0 },
        category_id: category ? ids.category(category) : null,
      }),
    ),
  )
  await insertRows(
    tx,
    'community_members',
    { community_id: 'bigint', user_id: 'bigint', role: 'int', since: 'timestamptz' },
    communities.flatMap(({ slug, people, requests = [] }, index) => [
      ...people.map((nickname, place) => ({
        ...{
          community_id: ids.community(slug),
          user_id: ids.person(nickname),
          role: [1, 3][place] ?? 2,
          since: since(index),
        },
      })),
      ...requests.map((nickname, place) => ({
        ...{
          community_id: ids.community(slug),
          user_id: ids.person(nickname),
          role: null,
          since: before(base, 120 + 90 * place),
        },
      })),
    ]),
  )
  const wanted = communities.map(({ slug, crowd: many }, index) => ({
    id: ids.community(slug),
    wanted: many,
    since: since(index),
  }))
  await seedCrowdActions(tx, 'members', crowd, base, wanted)
}

/** Embeds and placements, after the videos they show. */
export const seedSites = async (
  tx: Queryable,
  { embeds, placements }: BrandContent,
  ids: Ids,
  { brandId, from }: Start,
): Promise<void> => {
  const sections = placements.flatMap(({ slug, sections: list }) =>
    list.map((section) => ({ placement: slug, ...section })),
  )
  const picks = [...Object.values(embeds), ...sections.map(({ of }) => of).filter((of) => Array.isArray(of))]
  const pickIds = new Map(picks.map((videos, index) => [videos, from + index]))
  const pickRows = [...pickIds.values()].map((id) => ({ id, brand_id: brandId }))
  await insertRows(tx, 'picks', { id: 'bigint', brand_id: 'bigint' }, pickRows)
  await insertRows(
    tx,
    'picked_videos',
    { pick_id: 'bigint', video_id: 'bigint', position: 'int' },
    [...pickIds].flatMap(([videos, pick_id]) =>
      videos.map((slug, position) => ({ pick_id, video_id: ids.video(slug), position })),
    ),
  )
  await insertRows(
    tx,
    'embeds',
    { brand_id: 'bigint', slug: 'text', pick_id: 'bigint' },
    Object.entries(embeds).map(([slug, videos]) => ({ brand_id: brandId, slug, pick_id: pickIds.get(videos) })),
  )
  await insertRows(
    tx,
    'placements',
    { brand_id: 'bigint', slug: 'text', title: 'text', layout: 'text', ads_every: 'int', vast_url: 'text' },
    placements.map(({ slug, title, layout, adsEvery = null, vast = null }) => ({
      ...{ brand_id: brandId, slug, title, layout, ads_every: adsEvery, vast_url: vast },
    })),
  )
  const placeOf = ({ source, of }: PlacementContent['sections'][number]) => {
    if (Array.isArray(of)) return pickIds.get(of)
    if (typeof of !== 'string') return null
    return source === 'community' ? ids.community(of) : ids.loop(of)
  }
  await insertRows(
    tx,
    'sections',
    {
      ...{ brand_id: 'bigint', placement: 'text', slug: 'text', position: 'int', title: 'text', source: 'text' },
      place_id: 'bigint',
    },
    sections.map((section, position) => ({ ...section, brand_id: brandId, position, place_id: placeOf(section) })),
  )
}
