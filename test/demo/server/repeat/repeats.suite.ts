import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WireVideo } from '../../../../src/wire/video'
import { get, type Stand, signIn } from '../../../support/server'
import { send, videoId, type Who } from '../comment/comment'

export const repeatsSuite = (stand: Stand) => {
  describe('a request with an Idempotency-Key', () => {
    let app: TestApp
    let wren: Who
    let video: string
    let time = Date.parse('2026-03-02T08:00:00Z')
    const later = async (minutes: number) => {
      time += minutes * 60_000
      wren = await signIn(app, 'wren')
    }
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
      await later(0)
      video = await videoId(app, 'windows')
    })
    after(() => app.close())

    const share = (key: string | null, who: Partial<Who> = {}, more: object = {}) =>
      send<null>(
        app,
        'POST',
        paths.videoCount,
        { video_id: video, what: 'share', ...more },
        {
          headers: { ...who.headers, ...(key !== null && { 'idempotency-key': key }) },
        },
      )
    /** Shares that are counted while this is done. */
    const counted = async (work: () => Promise<unknown>) => {
      const shares = async () => (await get<WireVideo>(app, `${paths.video}?slug=windows`)).counts.shares
      const before = await shares()
      await work()
      return (await shares()) - before
    }

    it('is done once, however often and in parallel it is sent, and answered the same each time [F20] [L06]', async () => {
      const spark = () =>
        send<{ counts: { sparks: number } }>(
          app,
          'POST',
          paths.spark,
          { video_id: video, sparked: true },
          {
            headers: { ...wren.headers, 'idempotency-key': 'spark' },
          },
        )
      const { data } = await spark()
      await send(app, 'POST', paths.spark, { video_id: video, sparked: false }, wren)
      // What came in between is not undone by the one that is late.
      assert.deepEqual((await spark()).data, data)
      const { viewer } = await get<WireVideo>(app, `${paths.video}?slug=windows`, wren)
      assert.equal(viewer?.sparked, false)
      const sent = await counted(async () => {
        const answers = await Promise.all(Array.from({ length: 8 }, () => share('one')))
        // Those that come while the first is under way are asked to come again.
        for (const { status, headers } of answers) {
          assert.ok(status === 200 || (status === 503 && headers.get('retry-after') === '1'), String(status))
        }
        assert.equal((await share('one')).status, 200)
      })
      assert.equal(sent, 1)
    })

    it('is another one for another person, for another call, and without a key [F20] [L06]', async () => {
      const sent = await counted(async () => {
        for (const who of [{}, wren, await signIn(app, 'yuki')]) assert.equal((await share('same', who)).status, 200)
        await share(null)
        await share(null)
      })
      assert.equal(sent, 5)
      const hide = await send(
        app,
        'POST',
        paths.hide,
        { video_id: video },
        {
          headers: { ...wren.headers, 'idempotency-key': 'same' },
        },
      )
      assert.equal(hide.status, 200)
    })

    it('is refused when the key named something else, or is none [F20]', async () => {
      assert.equal((await share('two', wren)).status, 200)
      assert.equal((await share('two', wren, { what: 'view' })).status, 400)
      assert.equal((await share('x'.repeat(65), wren)).status, 400)
      assert.equal((await share('', wren)).status, 400)
    })

    it('is tried again after a refusal [F20] [L06]', async () => {
      assert.equal((await share('three', wren, { video_id: '999999' })).status, 404)
      assert.equal((await share('three', wren)).status, 200)
    })

    it('has to wait while the first is under way, and does it when that one never ended [F20] [S03]', async () => {
      await share('four', wren)
      await app.db.query(sql`update repeats set answer = null`)
      assert.equal(await counted(async () => assert.equal((await share('four', wren)).status, 503)), 0)
      await later(3)
      assert.equal(await counted(async () => assert.equal((await share('four', wren)).status, 200)), 1)
    })

    it('is known for an hour, and nothing of it is kept that names somebody [F20]', async () => {
      await share('secret key', wren)
      await later(59)
      assert.equal(await counted(() => share('secret key', wren)), 0)
      await later(2)
      assert.equal(await counted(() => share('secret key', wren)), 1)
      const rows = await app.db.query<{ id: string; request: string }>(sql`select id, request from repeats`)
      for (const { id, request } of rows) assert.match(`${id} ${request}`, /^[0-9a-f]{64} [0-9a-f]{64}$/)
      await later(61)
      await app.services.repeats.sweep()
      assert.deepEqual(await app.db.query(sql`select 1 from repeats`), [])
    })

    it('may carry the key from a page of another origin [F20]', async () => {
      const answer = await app.fetch(paths.linkouts, {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'POST', origin: 'https://shop.example' },
      })
      assert.match(answer.headers.get('access-control-allow-headers') ?? '', /idempotency-key/)
    })
  })
}
