import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import { get, videosOf } from '../../../support/server'

const brands = ['1', '2']
const sorts = ['for_you', 'latest', 'popular']

describe('the pictures of the seed’s videos', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())

  /** The names of a brand's places or people. */
  const names = async (query: ReturnType<typeof sql>) =>
    (await app.db.query<{ name: string }>(query)).map(({ name }) => name)

  /** Every list of a brand that a visitor sees, as path and query. */
  const lists = async (brand: string): Promise<string[]> => {
    const [communities, loops, people, embeds] = await Promise.all([
      names(sql`select slug as name from communities where brand_id = ${brand} and not is_closed`),
      names(sql`select l.slug as name from loops l join communities c on c.id = l.community_id
        where c.brand_id = ${brand} and not c.is_closed and not l.is_closed
        and exists (select 1 from videos v where v.loop_id = l.id)`),
      names(sql`select distinct u.nickname as name from users u join videos v on v.author_id = u.id
        left join communities c on c.id = v.community_id
        where u.brand_id = ${brand} and c.is_closed is not true`),
      names(sql`select slug as name from embeds where brand_id = ${brand}`),
    ])
    return [
      ...sorts.map((sort) => `${paths.feedHome}?sort=${sort}`),
      ...communities.map((slug) => `${paths.feedCommunity}?slug=${slug}`),
      ...loops.map((slug) => `${paths.feedLoop}?slug=${slug}`),
      ...people.map((slug) => `${paths.profileVideos}?slug=${slug}`),
      ...embeds.map((id) => `${paths.feedEmbedHome}?embed_id=${id}`),
    ]
  }

  it('are never the same twice within a list’s first twelve [S01]', async () => {
    for (const brand of brands) {
      const all = await lists(brand)
      assert.ok(all.length > 10)
      for (const path of all) {
        const feed: WireFeed = await get(app, `${path}&limit=12`, { headers: { 'x-brand-id': brand } })
        const pictures = videosOf(feed).map(({ media }) => media.poster_url)
        assert.ok(pictures.length > 0, path)
        assert.deepEqual(pictures, [...new Set(pictures)], path)
      }
    }
  })
})
