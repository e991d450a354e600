import type { Queryable } from '../database/database'
import type { BrandContent } from './content'
import { type Crowd, seedCrowd, seedCrowdActions } from './crowd'
import { before, type Ids, numbered, type Start } from './ids'
import { seedLoops } from './loops'
import type { Clips } from './media'
import { facetsOf } from './mentions'
import { seedPlaces, seedSites } from './places'
import { insertRows } from './rows'
import { seedRunning } from './running'
import { seedTalk } from './talk'

/** One brand with everything that belongs to it. */
export const seedBrand = async (tx: Queryable, content: BrandContent, clips: Clips, start: Start): Promise<void> => {
  const { brandId, from, base } = start
  const nicknames = content.people.map(({ nickname }) => nickname)
  const ids: Ids = {
    person: numbered(from, nicknames),
    category: numbered(from, Object.keys(content.categories)),
    community: numbered(
      from,
      content.communities.map(({ slug }) => slug),
    ),
    loop: numbered(
      from,
      content.loops.map(({ slug }) => slug),
    ),
    video: numbered(
      from,
      content.videos.map(({ slug }) => slug),
    ),
    linkout: numbered(from, Object.keys(content.linkouts)),
  }
  const crowd: Crowd = { from: from + content.people.length, size: start.crowd }
  await seedDetails(tx, content, start)
  await seedPeople(tx, content, start)
  await seedCrowd(tx, crowd, brandId, base)
  await seedPlaces(tx, content, clips, ids, crowd, start)
  await seedLoops(tx, content, clips, ids, crowd, start)
  await seedVideos(tx, content, clips, ids, start)
  const actions = content.videos.map(({ slug, ago }) => ({ id: ids.video(slug), since: before(base, ago) }))
  const wanted = (count: 'sparks' | 'reposts') =>
    actions.map((action, index) => ({ ...action, wanted: content.videos[index]?.[count] ?? 0 }))
  await seedCrowdActions(tx, 'sparks', crowd, base, wanted('sparks'))
  await seedCrowdActions(tx, 'reposts', crowd, base, wanted('reposts'))
  await seedSites(tx, content, ids, start)
  await seedAds(tx, content, clips, ids, start)
  await seedTalk(tx, content, ids, crowd, start)
  await seedRunning(tx, content, ids, start)
}

const seedDetails = async (
  tx: Queryable,
  { brand, guidelines, categories }: BrandContent,
  { brandId, from }: Start,
) => {
  const columns = {
    ...{ id: 'bigint', slug: 'text', name: 'text', logo: 'text', web_logo: 'text', website: 'text', web_cta: 'text' },
    ...{ terms: 'text', privacy: 'text', social_login: 'jsonb', sdk: 'jsonb', look: 'jsonb' },
    return_addresses: 'jsonb',
  }
  const logos = { logo: `/media/brands/${brand.slug}/logo.svg`, web_logo: `/media/brands/${brand.slug}/web-logo.svg` }
  await insertRows(tx, 'brands', columns, [{ id: brandId, ...brand, ...logos }])
  await insertRows(
    tx,
    'guidelines',
    { brand_id: 'bigint', position: 'int', title: 'text', description: 'text' },
    guidelines.map(([title, description], position) => ({ brand_id: brandId, position, title, description })),
  )
  const titles = Object.keys(categories)
  await insertRows(
    tx,
    'categories',
    { id: 'bigint', brand_id: 'bigint', position: 'int', title: 'text' },
    titles.map((title, position) => ({ id: from + position, brand_id: brandId, position, title })),
  )
  await insertRows(
    tx,
    'topics',
    { category_id: 'bigint', position: 'int', topic: 'text' },
    titles.flatMap((title, index) =>
      (categories[title] ?? []).map((topic, position) => ({ category_id: from + index, position, topic })),
    ),
  )
}

const seedPeople = (tx: Queryable, { brand, people }: BrandContent, { brandId, from, base }: Start) =>
  insertRows(
    tx,
    'users',
    {
      ...{
        id: 'bigint',
        brand_id: 'bigint',
        nickname: 'text',
        nickname_generated: 'boolean',
        email: 'text',
        name: 'text',
        bio: 'text',
      },
      ...{ profile_image: 'text', is_avatar: 'boolean', is_brand_system_user: 'boolean', creator_status: 'int' },
      ...{ guidelines_accepted_at: 'timestamptz', created_at: 'timestamptz' },
    },
    people.map(({ nickname, name, bio, faceless, avatar, isBrand }, index) => {
      const joined = before(base, (400 - 9 * index) * 24 * 60)
      const picture = isBrand ? `/media/brands/${brand.slug}/logo.svg` : `/media/avatars/${nickname}.svg`
      return {
        ...{ id: from + index, brand_id: brandId, nickname, nickname_generated: false, name, bio: bio ?? null },
        email: `${nickname}@${brand.slug}.example`,
        ...{
          profile_image: faceless ? null : (avatar ?? picture),
          is_avatar: avatar !== undefined,
          is_brand_system_user: isBrand ?? false,
        },
        ...{ creator_status: 3, guidelines_accepted_at: joined, created_at: joined },
      }
    }),
  )

const seedAds = (tx: Queryable, { ads }: BrandContent, clips: Clips, ids: Ids, { brandId, from }: Start) =>
  insertRows(
    tx,
    'ads',
    {
      ...{ id: 'bigint', brand_id: 'bigint', title: 'text', caption: 'text', sponsor_name: 'text' },
      ...{ sponsor_image_url: 'text', media_id: 'bigint', linkout_id: 'bigint' },
    },
    ads.map(({ title, caption, sponsor, clip, linkout }, index) => ({
      ...{ id: from + index, brand_id: brandId, title, caption, sponsor_name: sponsor },
      ...{ sponsor_image_url: clips.thumb(clip), media_id: clips.idOf(clip), linkout_id: ids.linkout(linkout) },
    })),
  )

const seedVideos = async (tx: Queryable, content: BrandContent, clips: Clips, ids: Ids, { brandId, base }: Start) => {
  const { linkouts, videos, people } = content
  await insertRows(
    tx,
    'linkouts',
    { id: 'bigint', brand_id: 'bigint', title: 'text', url: 'text', product: 'jsonb' },
    Object.entries(linkouts).map(([name, { title, url, product }]) => ({
      id: ids.linkout(name),
      brand_id: brandId,
      title,
      url,
      product: product ?? null,
    })),
  )
  const known = new Set(people.map(({ nickname }) => nickname))
  const columns = {
    ...{ id: 'bigint', brand_id: 'bigint', slug: 'text', title: 'text', caption: 'text', facets: 'jsonb' },
    ...{ author_id: 'bigint', community_id: 'bigint', loop_id: 'bigint', media_id: 'bigint', linkout_id: 'bigint' },
    ...{
      sparks_count: 'int',
      reposts_count: 'int',
      shares_count: 'int',
      views_count: 'int',
      created_at: 'timestamptz',
    },
  }
  const rows = videos.map((video) => {
    const [community, loop] = video.in?.split('/') ?? []
    return {
      ...{ id: ids.video(video.slug), brand_id: brandId, slug: video.slug, title: video.title, caption: video.caption },
      facets: facetsOf(video.caption, (nickname) => (known.has(nickname) ? ids.person(nickname) : undefined)),
      author_id: ids.person(video.by),
      community_id: community ? ids.community(community) : null,
      loop_id: loop ? ids.loop(loop) : null,
      media_id: clips.idOf(video.clip),
      linkout_id: video.linkout ? ids.linkout(video.linkout) : null,
      ...{ sparks_count: video.sparks, reposts_count: video.reposts, shares_count: Math.floor(video.reposts * 1.4) },
      ...{ views_count: video.views, created_at: before(base, video.ago) },
    }
  })
  await insertRows(tx, 'videos', columns, rows)
}
