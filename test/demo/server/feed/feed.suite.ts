import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { startLevel } from '../../../../src/player/hlsHeadStart'
import { segmentsOf, variantsOf } from '../../../../src/player/hlsPlaylist'
import { codes } from '../../../../src/wire/codes'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, readAll, type Stand, signIn, slugs, videosOf } from '../../../support/server'

const feed = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`

export const feedSuite = (stand: Stand): void => {
  describe('feeds', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
      // Everything that can be the same is the same, so that only the last key of an order tells videos apart.
      await app.db.script(
        `update videos set created_at = date_trunc('day', created_at), views_count = views_count / 20000;
        update videos set rank_for_you = rank_for_you / 7, rank_popular = views_count`,
      )
    })
    after(() => app.close())

    for (const sort of ['for_you', 'latest', 'popular']) {
      it(`pages home by ${sort} without gaps or doubles at ties [F19]`, async () => {
        const all = slugs(await get(app, feed(paths.feedHome, { sort, limit: 100 })))
        assert.equal(new Set(all).size, all.length)
        assert.ok(all.length > 35)
        for (const limit of [1, 3, 7]) {
          const pages = await readAll(app, feed(paths.feedHome, { sort, limit }))
          assert.deepEqual(pages.flat(), all)
          assert.ok(pages.every((page, index) => page.length === limit || index === pages.length - 1))
        }
      })
    }

    it('name what a player requests of each stream after its first playlist [N06]', async () => {
      const page: WireFeed = await get(app, feed(paths.feedHome, { limit: 20 }))
      const text = async (url: string) => (await app.fetch(new URL(url).pathname)).text()
      for (const { media } of videosOf(page)) {
        const { href } = new URL(media.hls_url ?? '', 'https://media.example')
        const variants = variantsOf(await text(href), href)
        const url = variants[Math.min(startLevel, variants.length - 1)]?.url ?? ''
        const { section, segments } = segmentsOf(await text(url), url)
        const named = media.hls_first_urls?.map((it) => new URL(it, href).href)
        assert.deepEqual(named, [url, section?.url, segments[0]?.url])
      }
    })

    it('orders home by the requested sort [F19]', async () => {
      const latest: WireFeed = await get(app, feed(paths.feedHome, { sort: 'latest', limit: 100 }))
      const times = videosOf(latest).map(({ created_at }) => created_at)
      assert.deepEqual(times, [...times].sort().reverse())
      const popular: WireFeed = await get(app, feed(paths.feedHome, { sort: 'popular', limit: 100 }))
      const views = videosOf(popular).map(({ counts }) => counts.views)
      assert.deepEqual(
        views,
        [...views].sort((a, b) => b - a),
      )
    })

    it('begins with the start video and does not show it again [F19]', async () => {
      const all = slugs(await get(app, feed(paths.feedHome, { limit: 100 })))
      const start = all.at(-3) ?? ''
      for (const limit of [1, 4]) {
        const shown = (await readAll(app, feed(paths.feedHome, { limit, start }))).flat()
        assert.deepEqual(shown, [start, ...all.filter((slug) => slug !== start)])
      }
    })

    it('ignores a start video that is not in the feed [F19]', async () => {
      const usual = slugs(await get(app, feed(paths.feedHome, { limit: 5 })))
      for (const start of ['no-such-video', 'festival-wall']) {
        assert.deepEqual(slugs(await get(app, feed(paths.feedHome, { limit: 5, start }))), usual)
      }
      const loop = feed(paths.feedLoop, { slug: 'depth', limit: 100 })
      assert.deepEqual(slugs(await get(app, `${loop}&start=windows`)), slugs(await get(app, loop)))
    })

    it('says whom a caption mentions by the name that they have now [F19]', async () => {
      const read = async () => {
        const all = videosOf(await get<WireFeed>(app, feed(paths.feedHome, { limit: 100 })))
        const mentions = all.flatMap(({ caption, facets }) =>
          facets.flatMap(({ start, end, ...facet }) =>
            facet.type === 'mention' ? [{ ...facet, text: caption.slice(start, end) }] : [],
          ),
        )
        return mentions.find(({ text }) => text === '@ines')
      }
      const before = await read()
      assert.equal(before?.nickname, 'ines')
      const { headers } = await signIn(app, 'ines')
      const change = { method: 'PATCH', body: JSON.stringify({ user: { nickname: 'ines.b' } }) }
      await get(app, paths.updateProfile, { ...change, headers: { ...headers, 'content-type': 'application/json' } })
      assert.deepEqual(await read(), { ...before, nickname: 'ines.b' })
    })

    it('adds the viewer’s own state for the signed-in, and none for others [F19]', async () => {
      const mira = await signIn(app, 'mira.light')
      await app.db.script(
        `insert into sparks select v.id, u.id, now() from videos v, users u where v.slug = 'windows' and u.nickname = 'mira.light';
        insert into reposts (video_id, user_id, place_id, created_at) select v.id, u.id, u.id, now() from videos v, users u where v.slug = 'ink' and u.nickname = 'mira.light'`,
      )
      const own: WireFeed = await get(app, feed(paths.feedHome, { limit: 100 }), mira)
      const state = new Map(videosOf(own).map(({ slug, viewer }) => [slug, viewer]))
      assert.deepEqual(state.get('windows'), { sparked: true, reposted: false, leads: true })
      assert.deepEqual(state.get('ink'), { sparked: false, reposted: true, leads: false })
      assert.deepEqual(state.get('depth'), { sparked: false, reposted: false, leads: false })
      const others: WireFeed = await get(app, feed(paths.feedHome, { limit: 100 }))
      assert.ok(videosOf(others).every((video) => !('viewer' in video)))
      assert.deepEqual((await get<WireVideo>(app, `${paths.video}?slug=ink`, mira)).viewer, state.get('ink'))
    })

    it('shows a closed community’s videos to its members only [F19] [F22]', async () => {
      const places = [
        feed(paths.feedCommunity, { slug: 'slow-shaders' }),
        feed(paths.feedLoop, { slug: 'long-renders' }),
      ]
      const single = [feed(paths.feedVideo, { slug: 'ink-two' }), feed(paths.video, { slug: 'ink-two' })]
      const member = await signIn(app, 'oskar')
      // The second one has asked to join and waits.
      for (const outside of [undefined, await signIn(app, 'wren')]) {
        for (const path of [...places, ...single]) {
          const { status, code, data } = await call(app, path, outside)
          assert.deepEqual([status, code, data], [403, codes.membersOnly, null], path)
        }
        const seen = (await readAll(app, feed(paths.feedHome, { limit: 50 }), outside)).flat()
        assert.ok(!seen.includes('ink-two') && !seen.includes('festival-wall'))
        const byLin = slugs(await get(app, feed(paths.profileVideos, { slug: 'lin' }), outside))
        assert.deepEqual(byLin, ['ink'])
      }
      assert.ok(slugs(await get(app, places[0] ?? '', member)).includes('ink-two'))
      assert.ok(slugs(await get(app, places[1] ?? '', member)).includes('ink-two'))
      assert.equal((await get<WireVideo>(app, single[1] ?? '', member)).slug, 'ink-two')
      const seen = (await readAll(app, feed(paths.feedHome, { limit: 50 }), member)).flat()
      assert.ok(seen.includes('ink-two') && !seen.includes('festival-wall'))
    })

    it('gives a community’s and a loop’s videos, newest first [F19] [F22]', async () => {
      const skies: WireFeed = await get(app, feed(paths.feedCommunity, { slug: 'night-skies', limit: 100 }))
      assert.ok(videosOf(skies).length > 5)
      assert.ok(videosOf(skies).every(({ community }) => community?.slug === 'night-skies'))
      const loop: WireFeed = await get(app, feed(paths.feedLoop, { slug: 'city-at-3-am', limit: 100 }))
      assert.ok(videosOf(loop).length > 2 && videosOf(loop).every((video) => video.loop?.slug === 'city-at-3-am'))
      for (const path of ['night-skies', 'small-societies'].map((slug) =>
        feed(paths.feedCommunity, { slug, limit: 2 }),
      )) {
        const all = slugs(await get(app, path.replace('limit=2', 'limit=100')))
        assert.deepEqual((await readAll(app, path)).flat(), all)
      }
    })

    it('gives one video, then those of its loop, of its community and the rest [F19]', async () => {
      const pages = await readAll(app, feed(paths.feedVideo, { slug: 'last-tram', limit: 4 }))
      const all = pages.flat()
      assert.equal(new Set(all).size, all.length)
      assert.deepEqual([...all].sort(), slugs(await get(app, feed(paths.feedHome, { limit: 100 }))).sort())
      const first: WireFeed = await get(app, feed(paths.feedVideo, { slug: 'last-tram', limit: 12 }))
      const kinds = videosOf(first).map(({ loop, community }) =>
        loop?.slug === 'city-at-3-am' ? 0 : community?.slug === 'night-skies' ? 1 : 2,
      )
      assert.equal(videosOf(first)[0]?.slug, 'last-tram')
      assert.deepEqual(kinds, [...kinds].sort())
      assert.ok(kinds.includes(0) && kinds.includes(1) && kinds.includes(2))
    })

    it('gives an embed’s videos in the order of the brand [F19]', async () => {
      const path = feed(paths.feedEmbedHome, { embed_id: 'studio-visit', limit: 3 })
      const pages = await readAll(app, path)
      assert.deepEqual(pages, [['aurora-over-the-ridge', 'two-waves-one-minute', 'windows'], ['eleven-cosines']])
    })

    it('gives a placement’s sections and their videos [F19]', async () => {
      const { sections } = await get<{ sections: { section_id: string }[] }>(
        app,
        feed(paths.placementSections, { placement_id: 'front-page' }),
      )
      const ids = sections.map(({ section_id }) => section_id)
      assert.deepEqual(ids, ['popular', 'fresh', 'night-skies', 'first-lights'])
      const section = (section_id: string) =>
        feed(paths.placementFeed, { placement_id: 'front-page', section_id, limit: 100 })
      const [popular, latest] = [
        feed(paths.feedHome, { sort: 'popular', limit: 100 }),
        feed(paths.feedHome, { sort: 'latest', limit: 100 }),
      ]
      assert.deepEqual(slugs(await get(app, section('popular'))), slugs(await get(app, popular)))
      assert.deepEqual(slugs(await get(app, section('fresh'))), slugs(await get(app, latest)))
      assert.equal(slugs(await get(app, section('first-lights')))[1], 'lamp-forty-lines')
      const first = feed(paths.placementFeed, { placement_id: 'front-page', limit: 100 })
      assert.deepEqual(slugs(await get(app, first)), slugs(await get(app, section('popular'))))
    })

    it('gives a user’s and the brand’s own videos [F23]', async () => {
      const mira: WireFeed = await get(app, feed(paths.profileVideos, { slug: 'Mira.Light' }))
      const posted = videosOf(mira).filter(({ reposted_by }) => reposted_by === null)
      assert.ok(posted.length > 0 && posted.every(({ author }) => author.nickname === 'mira.light'))
      assert.deepEqual(slugs(await get(app, feed(paths.profileVideos, { brand_slug: 'lumen' }))), ['welcome'])
    })

    it('answers 404 for unknown places and those of another brand [F19] [F22] [F23]', async () => {
      const missing = [
        feed(paths.feedCommunity, { slug: 'nowhere' }),
        feed(paths.feedCommunity, { slug: 'lamplight' }),
        feed(paths.feedLoop, { slug: 'nowhere' }),
        feed(paths.feedVideo, { slug: 'nothing' }),
        feed(paths.video, { slug: 'low-sun' }),
        feed(paths.feedEmbedHome, { embed_id: 'wind-down' }),
        feed(paths.placementSections, { placement_id: 'tonight' }),
        feed(paths.placementFeed, { placement_id: 'nope' }),
        feed(paths.placementFeed, { placement_id: 'front-page', section_id: 'nope' }),
        feed(paths.profileVideos, { slug: 'nobody' }),
        feed(paths.profileVideos, { brand_slug: 'halcyon' }),
      ]
      for (const path of missing) {
        const { status, code, data } = await call(app, path)
        assert.deepEqual([status, code, data], [404, 404, null], path)
      }
    })

    it('refuses cursors of other lists [F19]', async () => {
      const { next_cursor: cursor } = await get<WireFeed>(app, feed(paths.feedHome, { limit: 2 }))
      assert.ok(cursor)
      const other = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as string[]
      const bad = [
        feed(paths.feedHome, { cursor: 'x' }),
        feed(paths.feedHome, { cursor: `${cursor}A` }),
        feed(paths.feedHome, { cursor: other(parts.slice(0, -1)) }),
        feed(paths.feedHome, { cursor: other([parts[0], '1 or 1=1', '1', '0']) }),
        feed(paths.feedHome, { cursor: other([parts[0], 1, 2, 3]) }),
        feed(paths.feedHome, { cursor: other([parts[0], '2026-13-45T99:99:99.999Z', '1', '0']) }),
        feed(paths.feedHome, { cursor: other({ 0: parts[0] }) }),
        feed(paths.feedHome, { cursor: 'a'.repeat(513) }),
        feed(paths.feedHome, { cursor, sort: 'latest' }),
        feed(paths.feedHome, { cursor, brand_id: 2 }),
        feed(paths.feedCommunity, { cursor, slug: 'night-skies' }),
      ]
      for (const path of bad) {
        const { status, message } = await call(app, path)
        assert.equal(status, 400, path)
        assert.match(message, /cursor/)
      }
    })

    it('continues at the same position while videos and counts change [F19]', async (t) => {
      const app = await stand.app()
      t.after(() => app.close())
      for (const sort of ['for_you', 'latest', 'popular']) {
        const path = feed(paths.feedHome, { sort, limit: 10 })
        const before = (await readAll(app, path)).flat()
        const first: WireFeed = await get(app, path)
        await app.db.script(
          `update videos set views_count = views_count * 3 + 100000 * (id % 3), sparks_count = sparks_count + 50 * (id % 5);
          insert into videos (brand_id, slug, author_id, media_id, created_at)
            select 1, 'new-${sort}-' || n, 1, 1, now() from generate_series(1, 5) as n`,
        )
        const following = await readAll(app, path, undefined, first.next_cursor)
        const seen = [...slugs(first), ...following.flat()].filter((slug) => !slug.startsWith('new-'))
        assert.deepEqual(
          seen,
          before.filter((slug) => !slug.startsWith('new-')),
          sort,
        )
        await app.db.query(sql`delete from videos where slug like 'new-%'`)
      }
      const [hot] = slugs(await get(app, feed(paths.feedHome, { sort: 'popular' })))
      await app.db.query(sql`update videos set views_count = 9000000 where slug = 'fog-machine'`)
      await app.services.ranking.refresh()
      const [hotter] = slugs(await get(app, feed(paths.feedHome, { sort: 'popular' })))
      assert.deepEqual([hot === hotter, hotter], [false, 'fog-machine'])
    })

    it('shows every author once before anybody twice in for_you [F19]', async (t) => {
      const app = await stand.app()
      t.after(() => app.close())
      const all = await get<WireFeed>(app, feed(paths.feedHome, { limit: 100 }))
      const names = videosOf(all).map(({ author }) => author.nickname)
      const turns = new Set(names).size
      assert.equal(new Set(names.slice(0, turns)).size, turns)
    })
  })
}
