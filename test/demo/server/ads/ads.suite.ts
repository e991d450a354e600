import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import type { WirePlacement } from '../../../../src/wire/placement'
import { get, type Stand } from '../../../support/server'

export const adsSuite = (stand: Stand) => {
  describe('ads', () => {
    let app: TestApp
    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    const feed = (query: string) => get<WireFeed>(app, `${paths.placementFeed}?placement_id=front-page&${query}`)
    const kinds = ({ items }: WireFeed) => items.map(({ type }) => (type === 'ad' ? 'a' : 'v')).join('')
    const vast = async (name: string) => {
      const answer = await app.fetch(`/ads/vast/${name}.xml`)
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
    }

    it('stand in a placement that has some, after so many videos, and pages go on without gaps [L02] [F19]', async () => {
      const without = await feed('limit=100')
      assert.match(kinds(without), /^v+$/)
      await app.db.query(sql`update placements set ads_every = 2, vast_url = '/ads/vast/good.xml'
        where slug = 'front-page' and brand_id = 1`)
      const page = await feed('limit=5')
      assert.equal(kinds(page), 'vvavvav')
      const titles = page.items.filter(({ type }) => type === 'ad').map(({ title }) => title)
      assert.deepEqual(titles, ['Boots for slow walks', 'Paper that holds light'])
      const videos = (it: WireFeed) => it.items.flatMap((item) => (item.type === 'video' ? [item.slug] : []))
      const next = await feed(`limit=5&cursor=${page.next_cursor}`)
      assert.deepEqual(
        [...videos(page), ...videos(next)],
        videos(without).slice(0, videos(page).length + videos(next).length),
      )
      const { vast_url } = await get<WirePlacement>(app, `${paths.placementSections}?placement_id=front-page`)
      assert.equal(vast_url, '/ads/vast/good.xml')
      const corner = await get<WirePlacement>(app, `${paths.placementSections}?placement_id=corner`)
      assert.equal(corner.vast_url, null)
    })

    it('stand in the demo’s own placement, each document in another one [S01] [L02]', async () => {
      const sponsored = await get<WireFeed>(app, `${paths.placementFeed}?placement_id=sponsored&limit=7`)
      assert.equal(kinds(sponsored), 'vvvavvvav')
      for (const name of ['good', 'wrapper', 'endless', 'broken', 'missing', 'empty', 'slow']) {
        const placement = await get<WirePlacement>(app, `${paths.placementSections}?placement_id=vast-${name}`)
        assert.equal(placement.vast_url, `/ads/vast/${name}.xml`)
      }
    })

    it('of the demo are VAST documents: good, wrapped, endless, broken, empty, slow and without a file [L02]', async () => {
      const good = await vast('good')
      assert.equal(good.status, 200)
      assert.match(good.type, /^application\/xml/)
      const file = /<MediaFile [^>]*>([^<]+)</.exec(good.text)?.[1] ?? assert.fail('there is a file')
      assert.equal((await app.fetch(file)).status, 200)
      for (const event of ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete', 'skip']) {
        assert.match(good.text, new RegExp(`event="${event}">http://localhost/ads/pixel/good/${event}<`))
      }
      const following = async (name: string) => {
        const next = /<VASTAdTagURI>([^<]+)</.exec((await vast(name)).text)?.[1] ?? ''
        return new URL(next).pathname
      }
      assert.deepEqual(
        [await following('wrapper'), await following('inner'), await following('endless')],
        ['/ads/vast/inner.xml', '/ads/vast/good.xml', '/ads/vast/endless.xml'],
      )
      assert.doesNotMatch((await vast('empty')).text, /<Ad/)
      assert.doesNotMatch((await vast('broken')).text, /<\/VAST>/)
      const missing = /<MediaFile [^>]*>([^<]+)</.exec((await vast('missing')).text)?.[1] ?? ''
      assert.equal((await app.fetch(missing)).status, 404)
      assert.equal((await app.fetch('/ads/vast/slow.xml?ms=1')).status, 200)
      for (const name of ['nothing', 'constructor']) assert.equal((await vast(name)).status, 404)
    })

    it('report to pixels, which count [L02]', async () => {
      const pixel = async (path: string) => (await app.fetch(`/ads/pixel/${path}`)).status
      const all = await Promise.all(Array.from({ length: 5 }, () => pixel('good/start')))
      assert.deepEqual(all, Array(5).fill(204))
      assert.equal(await pixel('good/error?code=303'), 204)
      assert.equal(await pixel('nothing/start'), 404)
      const counts = await (await app.fetch('/ads/counts')).json()
      assert.deepEqual(counts, { good: { start: 5, error: 1 } })
    })

    it('are served by the demo alone, where mail is not real [L02]', async () => {
      const real = await stand.app({ mailbox: null })
      assert.equal((await real.fetch('/ads/vast/good.xml')).status, 404)
      await real.close()
    })
  })
}
