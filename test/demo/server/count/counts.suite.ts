import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { hashOf } from '../../../../demo/server/security/hash'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'
import { idOf, send, videoId, type Who, written } from '../comment/comment'

export const countsSuite = (stand: Stand) => {
  describe('what is counted of a video', () => {
    let app: TestApp
    let wren: Who
    let video: string
    let time = Date.parse('2026-03-02T23:50:00Z')
    before(async () => {
      app = await stand.app({ now: () => new Date(time), trustedProxies: 1 })
      wren = await signIn(app, 'wren')
      video = await videoId(app, 'windows')
    })
    after(() => app.close())

    const from = (address: string, who: Partial<Who> = {}): Who => ({
      headers: { 'x-forwarded-for': address, ...who.headers },
    })
    const count = (what: string, who: Partial<Who>, video_id = video) =>
      send<null>(app, 'POST', paths.videoCount, { video_id, what }, who)
    const counts = async () => (await get<WireVideo>(app, `${paths.video}?slug=windows`, from('192.0.2.1'))).counts
    const taps = async () => {
      const rows = await app.db.query<{ url: string; taps: number }>(
        sql`select url, taps from link_taps where video_id = ${video} order by url`,
      )
      return Object.fromEntries(rows.map(({ url, taps: n }) => [url, n]))
    }

    it('are views, once a day for each viewer, and for each network of visitors [F23] [L03]', async () => {
      const { views } = await counts()
      const viewers = [from('192.0.2.1'), from('192.0.2.2'), from('192.0.2.1', wren), from('192.0.2.9', wren)]
      const answers = await Promise.all([...viewers, ...viewers].map((who) => count('view', who)))
      assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
      assert.equal((await counts()).views, views + 3)
      time += 11 * 60_000
      await count('view', from('192.0.2.1', wren))
      assert.equal((await counts()).views, views + 4)
      const stored = await app.db.query<{ viewer: string }>(sql`select viewer from video_views`)
      // Nobody finds the address by trying all that there are.
      const guesses = ['2026-03-02', '2026-03-03'].map((day) => hashOf(`${day} 192.0.2.1`))
      assert.ok(stored.every(({ viewer }) => !viewer.includes('.') && !guesses.includes(viewer)))
      time += 3 * 24 * 60 * 60_000
      await app.services.counts.sweep()
      assert.deepEqual(await app.db.query(sql`select 1 from video_views`), [])
      wren = await signIn(app, 'wren')
    })

    it('are views of those only who may see a video in a closed place [F23] [T16]', async () => {
      const inside = await idOf(
        app,
        sql`select v.id::text from videos v join communities c on c.id = v.community_id where c.slug = 'inner-circle'`,
      )
      const views = () => idOf(app, sql`select views_count::text as id from videos where id = ${inside}`)
      const before = Number(await views())
      const theo = await signIn(app, 'theo')
      assert.equal((await count('view', from('192.0.2.1'), inside)).code, codes.membersOnly)
      assert.equal((await count('view', from('192.0.2.1', wren), inside)).code, codes.membersOnly)
      assert.equal((await count('view', from('192.0.2.1', theo), inside)).code, 200)
      assert.equal(Number(await views()), before + 1)
    })

    it('are shares, and nothing of videos that are not there [F23]', async () => {
      const { shares } = await counts()
      await count('share', from('192.0.2.1'))
      assert.equal((await counts()).shares, shares + 1)
      assert.equal((await count('share', from('192.0.2.1'), '999999')).status, 404)
      assert.equal((await count('like', from('192.0.2.1'))).status, 400)
    })

    it('are taps on its link, and on those of its caption and comments [F24] [L08]', async () => {
      const url = 'https://prints.lumen.example/windows'
      await app.db.query(sql`update videos set caption = 'Notes at https://notes.lumen.example, as ever',
        linkout_id = null where id = ${video}`)
      const open = (body: object) => send<{ url: string }>(app, 'POST', paths.linkouts, body, from('192.0.2.1'))
      assert.equal((await open({ video_id: video })).status, 404)
      const link = await idOf(
        app,
        sql`insert into linkouts (brand_id, title, url) values (1, 'Prints', ${url}) returning id::text`,
      )
      await app.db.query(sql`update videos set linkout_id = ${link} where id = ${video}`)
      await Promise.all(Array.from({ length: 5 }, () => open({ video_id: video })))
      assert.deepEqual((await open({ video_id: video })).data, { url })
      await open({ video_id: video, url: 'https://notes.lumen.example/' })
      const { comment_id } = await written(app, from('192.0.2.1', wren), {
        video_id: video,
        text: 'www.lumen.example!',
      })
      await open({ comment_id, url: 'https://www.lumen.example/' })
      assert.deepEqual(await taps(), { [url]: 6, 'https://notes.lumen.example/': 1, 'https://www.lumen.example/': 1 })
      assert.equal((await open({ video_id: video, url: 'https://evil.example/' })).status, 400)
      assert.equal((await open({ comment_id })).status, 404)
      assert.equal((await open({ comment_id, video_id: video })).status, 400)
    })

    it('leaves lasting addresses of its poster and stream, unless it is in a closed place [F24]', async () => {
      for (const [kind, pattern] of [
        ['poster', /\.webp/],
        ['stream', /\.m3u8/],
      ] as const) {
        const answer = await app.fetch(`${paths.redirectMedia}?video_id=${video}&kind=${kind}`, from('192.0.2.1'))
        assert.equal(answer.status, 302)
        assert.match(answer.headers.get('location') ?? '', pattern)
      }
      const inside = await idOf(
        app,
        sql`select v.id::text from videos v join communities c on c.id = v.community_id where c.slug = 'inner-circle'`,
      )
      assert.equal((await call(app, `${paths.redirectMedia}?video_id=${inside}`, from('192.0.2.1'))).code, 5350)
      assert.equal((await call(app, `${paths.redirectMedia}?video_id=999999`, from('192.0.2.1'))).status, 404)
    })
  })
}
