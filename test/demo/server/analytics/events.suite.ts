import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { hashOf } from '../../../../demo/server/security/hash'
import { type TestApp, testAdminKey } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand } from '../../../support/server'
import { idOf, videoId } from '../comment/comment'

interface Report {
  days: Array<{ day: string; events: number; visits: number; plays: number }>
  videos: Array<{ video_id: string; title: string; plays: number; watched: number; complete: number; sparks: number }>
  pages: Array<{ page: string; plays: number }>
  ads: Array<{ title: string; plays: number; complete: number; clicks: number }>
  links: Array<{ path: string; opens: number }>
}

export const eventsSuite = (stand: Stand) => {
  describe('analytics events', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T12:00:00Z')
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
    })
    after(() => app.close())

    let made = 0
    const event = (name: string, more: object = {}) => ({
      ...{ id: `event ${++made}`, name, at: new Date(time).toISOString(), properties: {} },
      ...{ platform_source: 1, brand_id: '1', visit_id: 'visit 1', ...more },
    })
    const send = (body: unknown, headers: Record<string, string> = {}) =>
      call<null>(app, paths.analytics, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
    const stored = () =>
      app.db.query<{ id: string; day: string; page: string }>(
        sql`select id, to_char(day, 'YYYY-MM-DD') as day, page from analytics_events order by at, id`,
      )
    const report = async (days: number, key = testAdminKey) => {
      const answer = await app.fetch(`/admin/analytics?days=${days}`, { headers: { authorization: `Bearer ${key}` } })
      return { status: answer.status, data: (await answer.json()) as Report }
    }

    it('are stored once each, whatever is sent again and in parallel [P02]', async () => {
      const events = [event('Video Started'), event('Watched')]
      const answers = await Promise.all(Array.from({ length: 6 }, () => send({ events })))
      assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
      assert.deepEqual(
        (await stored()).map(({ id }) => id),
        events.map(({ id }) => id),
      )
      await app.db.query(sql`delete from analytics_events`)
    })

    it('go into a table for each day, by their own time unless that cannot be [P02]', async () => {
      const early = event('Watched', { at: '2026-03-01T23:59:59.999Z' })
      const wrong = event('Watched', { at: '1999-01-01T00:00:00.000Z' })
      await send({ events: [early, wrong] })
      assert.deepEqual(
        (await stored()).map(({ id, day }) => [id, day]),
        [
          [early.id, '2026-03-01'],
          [wrong.id, '2026-03-02'],
        ],
      )
      const tables = await app.db.query<{ relname: string }>(
        sql`select relname from pg_class where relname ~ '^analytics_events_[0-9]+$' order by relname`,
      )
      assert.deepEqual(
        tables.map(({ relname }) => relname),
        ['analytics_events_20260301', 'analytics_events_20260302'],
      )
      time += 90 * 24 * 60 * 60_000
      await app.services.analyticsEvents.sweep()
      assert.deepEqual(
        (await stored()).map(({ id }) => id),
        [wrong.id],
      )
      await app.db.query(sql`delete from analytics_events`)
    })

    it('keep their day when they are sent again a day later, also a week old [P02]', async () => {
      const old = event('Watched', { at: new Date(time - 6.9 * 24 * 60 * 60_000).toISOString() })
      await send({ events: [old] })
      time += 24 * 60 * 60_000
      await send({ events: [old] })
      assert.deepEqual(
        (await stored()).map(({ id, day }) => [id, day]),
        [[old.id, old.at.slice(0, 10)]],
      )
      await app.db.query(sql`delete from analytics_events`)
    })

    it('are of the catalogue and of a brand here, the first one unless they name another [P02]', async () => {
      const good = [event('Watched'), event('Midpoint', { brand_id: null }), event('Complete', { brand_id: '2' })]
      const bad = [
        event('Anything'),
        event('watched'),
        ...['999999', 'x'].map((id) => event('Watched', { brand_id: id })),
      ]
      assert.equal((await send({ events: [...bad, ...good] })).code, 200)
      assert.equal((await send({ events: bad })).code, 200)
      const brands = await app.db.query(sql`select id, brand_id::text from analytics_events order by brand_id, at, id`)
      assert.deepEqual(
        brands,
        good.map(({ id, brand_id }) => ({ id, brand_id: brand_id ?? '1' })),
      )
      await app.db.query(sql`delete from analytics_events`)
    })

    it('are stored whatever their times and characters are, with the rest of their batch [P02]', async () => {
      const page = `/${'a'.repeat(298)}🧵 and so on`
      const half = '\ud83d'
      const odd = [
        event('Watched', { at: '2026-99-99T99:99:99Z' }),
        event('Watched', { properties: { page, [half]: [half, { text: `${half}\\ud83d\\${half}` }] } }),
        event('Watched', { id: `${half} ${++made}`, visit_id: half }),
      ]
      assert.equal((await send({ events: [event('Watched'), ...odd] })).code, 200)
      const rows = await app.db.query<{ page: string; properties: object }>(
        sql`select page, properties from analytics_events order by length(page) desc`,
      )
      assert.equal(rows.length, 4)
      assert.equal(rows[0]?.page, `${page.slice(0, 299)}\ufffd`)
      assert.deepEqual(rows[0]?.properties, { page, '\ufffd': ['\ufffd', { text: '\ufffd\\ud83d\\\ufffd' }] })
      await app.db.query(sql`delete from analytics_events`)
    })

    it('make a report by day, video and page, which holds no page’s query [P01] [P02]', async () => {
      const video = await videoId(app, 'windows')
      const of = { properties: { videoId: video } }
      const referer = 'https://mag.example/article?reader=mira#top'
      const first = ['Video Started', 'Watched', 'Complete', 'Video Sparked', 'Video Sparked', 'Video Unsparked']
      await send({ events: first.map((name) => event(name, of)) }, { referer })
      await send({
        events: [
          event('Video Started', { ...of, visit_id: 'visit 2' }),
          event('Page Viewed', { properties: { page: '/home' } }),
        ],
      })
      await send({ events: [event('Video Started', { ...of, brand_id: '2' })] })
      const { data } = await report(7)
      const day = new Date(time).toISOString().slice(0, 10)
      assert.deepEqual(data.days, [{ day, events: 9, visits: 2, plays: 3 }])
      const [windows] = data.videos
      assert.ok(windows?.title)
      assert.deepEqual(
        { ...windows, title: '' },
        {
          ...{ video_id: video, title: '', plays: 3, watched: 1, complete: 1, sparks: 1 },
        },
      )
      assert.deepEqual(
        data.pages.map(({ page, plays }) => [page, plays]),
        [
          ['https://mag.example/article', 1],
          ['/home', 0],
        ],
      )
      assert.equal((await report(7, 'x')).status, 401)
      assert.equal((await report(0)).status, 400)
    })

    it('count ads apart from videos [L02] [P02]', async () => {
      const before = (await report(7)).data
      const of = (videoId: string) => ({ properties: { videoId } })
      await send({
        events: [
          ...['Video Started', 'Complete', 'Link Clicked'].map((name) => event(name, of('ad-1'))),
          ...['Video Started', 'Video Started'].map((name) => event(name, of(`ad-${++made}-of-a-document`))),
        ],
      })
      const { data } = await report(7)
      assert.deepEqual(data.ads, [
        { title: '', plays: 2, complete: 0, clicks: 0 },
        { title: 'Boots for slow walks', plays: 1, complete: 1, clicks: 1 },
      ])
      assert.deepEqual(
        [data.videos, data.pages, data.days[0]?.plays],
        [before.videos, before.pages, before.days[0]?.plays],
      )
    })

    it('show a brand the titles of its own videos and ads only [P02] [S04]', async () => {
      const own = await idOf(app, sql`select id::text from videos where brand_id = 2 and title <> '' limit 1`)
      const foreign = await idOf(app, sql`select id::text from videos where brand_id = 1 and title <> '' limit 1`)
      const of = (videoId: string) => ({ brand_id: '2', properties: { videoId } })
      await app.db.query(sql`delete from analytics_events`)
      await send({ events: [own, foreign, 'ad-1'].map((id) => event('Video Started', of(id))) })
      const key = 'the-key-of-the-second-brand'
      await app.db.query(sql`update brands set admin_key = ${hashOf(key)} where id = 2`)
      const { data } = await report(7, key)
      const titles = Object.fromEntries(data.videos.map(({ video_id, title }) => [video_id, title !== '']))
      assert.deepEqual(titles, { [own]: true, [foreign]: false })
      assert.deepEqual(
        data.ads.map(({ title, plays }) => [title, plays]),
        [['', 1]],
      )
    })

    it('stand beside how often short links were opened, by people and not by crawlers [F14]', async () => {
      const body = {
        query_params: {},
        title: 'Windows',
        preview_url: '',
        path_params: { page: 'video', slug: 'windows' },
      }
      const { data } = await call<{ shortLink: string }>(app, paths.dynamicLink, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const agents = ['Mozilla/5.0 (iPhone)', 'Mozilla/5.0 (X11; Linux)', 'facebookexternalhit/1.1', 'Twitterbot/1.0']
      for (const agent of agents) {
        assert.equal((await app.fetch(data.shortLink, { headers: { 'user-agent': agent } })).status, 200)
      }
      const [agent = ''] = agents
      await app.fetch(data.shortLink, { method: 'HEAD', headers: { 'user-agent': agent } })
      assert.deepEqual((await report(7)).data.links, [{ path: '/video/windows', opens: 2 }])
    })

    it('are refused when they are not events [P02]', async () => {
      const good = event('Watched')
      const bad: unknown[] = ['', '{', '[]', { events: [] }, { events: [{ ...good, name: 'x'.repeat(61) }] }]
      bad.push({ events: [{ ...good, properties: { a: 'x'.repeat(2000) } }] }, { events: Array(101).fill(good) })
      for (const body of bad) assert.equal((await send(body)).status, 400, JSON.stringify(body).slice(0, 80))
      const html = await call(app, paths.analytics, {
        method: 'POST',
        headers: { 'content-type': 'text/html' },
        body: '{}',
      })
      assert.equal(html.status, 415)
      const spark = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{}' }
      assert.equal((await call(app, paths.dynamicLink, spark)).status, 415)
    })
  })
}
