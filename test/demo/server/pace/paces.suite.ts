import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { type Stand, signIn } from '../../../support/server'
import { send, userId, videoId, type Who } from '../comment/comment'

export const pacesSuite = (stand: Stand) => {
  describe('how often one person may do something', () => {
    let app: TestApp
    let video: string
    let other: string
    let wren: Who
    let yuki: Who
    let time = Date.parse('2026-03-02T08:00:00Z')
    const link = 'https://notes.lumen.example/'
    /** Access tokens last for 15 minutes. */
    const later = async (minutes: number) => {
      time += minutes * 60_000
      wren = await signIn(app, 'wren')
      yuki = await signIn(app, 'yuki')
    }
    before(async () => {
      app = await stand.app({ now: () => new Date(time), trustedProxies: 1 })
      await later(0)
      video = await videoId(app, 'windows')
      other = await userId(app, 'dagny')
      await app.db.query(sql`update videos set caption = ${`See ${link}`} where id = ${video}`)
    })
    after(() => app.close())

    const from = (address: string, who: Partial<Who> = {}): Who => ({
      headers: { 'x-forwarded-for': address, ...who.headers },
    })
    /** How many of so many were taken; the first that was not is refused with the seconds to wait. */
    const taken = async (times: number, path: string, body: object, who: Who) => {
      const answers = await Promise.all(
        Array.from({ length: times }, () => send<unknown>(app, 'POST', path, body, who)),
      )
      const refused = answers.filter(({ code }) => code !== 200)
      for (const { code, data, headers } of refused) {
        assert.equal(code, codes.tooMany)
        assert.deepEqual(data, { retryTime: Number(headers.get('retry-after')) })
      }
      return { taken: times - refused.length, wait: refused[0]?.headers.get('retry-after') }
    }

    const acts: Array<[name: string, path: string, body: () => object, most: number]> = [
      ['sparks', paths.spark, () => ({ video_id: video, sparked: true }), 120],
      ['hides', paths.hide, () => ({ user_id: other }), 30],
      ['views', paths.videoCount, () => ({ video_id: video, what: 'view' }), 120],
      ['shares', paths.videoCount, () => ({ video_id: video, what: 'share' }), 30],
      ['taps on links', paths.linkouts, () => ({ video_id: video, url: link }), 30],
      [
        'reposts',
        paths.repostCreate,
        () => ({ video_id: video, destinations: [{ kind: 'profile', id: other }], reposted: false }),
        20,
      ],
    ]
    for (const [name, path, body, most] of acts)
      it(`is ${most} ${name} a minute, whoever else does as much [L06] [S04]`, async () => {
        await later(61)
        const me = from('192.0.2.1', wren)
        assert.deepEqual(await taken(most + 2, path, body(), me), { taken: most, wait: '60' })
        assert.equal((await taken(1, path, body(), from('192.0.2.1', yuki))).taken, 1)
        time += 30_000
        assert.deepEqual(await taken(1, path, body(), me), { taken: 0, wait: '30' })
        time += 30_000
        assert.equal((await taken(1, path, body(), me)).taken, 1)
      })

    it('has a longer limit behind the first one [L06] [S04]', async () => {
      await later(61)
      const share = { video_id: video, what: 'share' }
      for (let minute = 0; minute < 10; minute += 1) {
        assert.equal((await taken(30, paths.videoCount, share, from('192.0.2.1', wren))).taken, 30)
        await later(1)
      }
      assert.deepEqual(await taken(1, paths.videoCount, share, from('192.0.2.1', wren)), { taken: 0, wait: '3000' })
    })

    it('is ten answers to moderators an hour [L06] [T15]', async () => {
      await later(61)
      const body = { case_id: '999999', text: 'Why?' }
      const ask = async () => (await send(app, 'POST', paths.moderationAnswer, body, from('192.0.2.1', wren))).code
      const answers: number[] = []
      for (let n = 0; n < 11; n += 1) answers.push(await ask())
      assert.deepEqual(answers, [...Array(10).fill(404), codes.tooMany])
    })

    it('is ten times as often for the visitors of a network, of which no address is kept [L06] [S04]', async () => {
      await later(61)
      const share = { video_id: video, what: 'share' }
      assert.equal((await taken(303, paths.videoCount, share, from('192.0.2.7'))).taken, 300)
      assert.equal((await taken(1, paths.videoCount, share, from('192.0.2.8'))).taken, 1)
      assert.equal((await taken(1, paths.videoCount, share, from('192.0.2.7', wren))).taken, 1)
      const stored = await app.db.query<{ who: string }>(sql`select who from paces`)
      assert.ok(stored.length > 0 && stored.every(({ who }) => !who.includes('.')))
    })

    it('is counted only for what was done, and forgotten after an hour [L06]', async () => {
      await app.db.query(sql`delete from paces`)
      await send(app, 'POST', paths.videoCount, { video_id: '999999', what: 'share' }, from('192.0.2.1', wren))
      assert.deepEqual(await app.db.query(sql`select 1 from paces`), [])
      await taken(1, paths.videoCount, { video_id: video, what: 'share' }, from('192.0.2.1', wren))
      await later(59)
      await app.services.paceBook.sweep()
      assert.equal((await app.db.query(sql`select 1 from paces`)).length, 2)
      await later(2)
      await app.services.paceBook.sweep()
      assert.deepEqual(await app.db.query(sql`select 1 from paces`), [])
    })
  })
}
