import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn, slugs } from '../../../support/server'
import { send, videoId, type Who } from '../comment/comment'

type History = WireFeed & { is_on: boolean }

export const savedSuite = (stand: Stand) => {
  describe('what a viewer keeps and has watched [T18]', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    let mira: Who
    let ines: Who
    let windows: string
    let aurora: string
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
      mira = await signIn(app, 'mira.light', { isVerified: true })
      ines = await signIn(app, 'ines')
      windows = await videoId(app, 'windows')
      const [other] = await app.db.query<{ id: string }>(sql`select v.id::text from videos v
        join communities c on c.id = v.community_id where v.brand_id = 1 and v.slug <> 'windows' and not c.is_closed
        and v.loop_id is null and v.removed_at is null order by v.id limit 1`)
      aurora = other?.id ?? assert.fail('the seed has no such video')
    })
    after(() => app.close())

    const ids = ({ items }: WireFeed) => items.flatMap((it) => (it.type === 'video' ? [it.video_id] : []))
    const saved = async (query = '', who = mira) => ids(await get<WireFeed>(app, `${paths.savedVideos}?${query}`, who))
    const history = (query = '', who = mira) => get<History>(app, `${paths.watchHistory}?${query}`, who)
    const save = (video_id: string, isSaved: boolean, who: Partial<Who> = mira) => {
      time += 1000
      return send(app, 'POST', paths.savedVideos, { video_id, saved: isSaved }, who)
    }
    const watch = (video_id: string, who: Partial<Who> = mira) => {
      time += 1000
      return send(app, 'POST', paths.videoCount, { video_id, what: 'view' }, who)
    }
    const clear = (query = '') => call(app, `${paths.watchHistory}?${query}`, { method: 'DELETE', ...mira })

    it('saves a video once, the newest first, for its viewer alone', async () => {
      for (const id of [windows, aurora, windows]) assert.equal((await save(id, true)).status, 200)
      assert.deepEqual(await saved(), [aurora, windows])
      assert.deepEqual(await saved('limit=1'), [aurora])
      assert.deepEqual(await saved(`video_id=${windows}`), [windows])
      assert.deepEqual(await saved('', ines), [])
      assert.equal((await call(app, paths.savedVideos)).status, 401)
      for (const time of [1, 2]) assert.equal((await save(windows, false)).status, 200, `${time}`)
      assert.deepEqual(await saved(), [aurora])
      assert.equal((await save('99999999', true)).status, 404)
      assert.deepEqual(await saved('video_id=nonsense'), [])
    })

    it('forgets all that a viewer saved at once, and nothing of others', async () => {
      for (const who of [mira, ines]) await save(windows, true, who)
      assert.equal((await call(app, paths.savedVideos, { method: 'DELETE', ...mira })).status, 200)
      assert.deepEqual(await saved(), [])
      assert.deepEqual(await saved('', ines), [windows])
      await save(windows, false, ines)
      assert.equal((await call(app, paths.savedVideos, { method: 'DELETE' })).status, 401)
    })

    it('keeps and shows nothing of a place that is closed to the viewer', async () => {
      const [inner] = await app.db.query<{ id: string }>(
        sql`select id::text from communities where slug = 'inner-circle'`,
      )
      const [home] = await app.db.query<{ at: string }>(
        sql`select community_id::text as at from videos where id = ${aurora}`,
      )
      await save(aurora, true, ines)
      await app.db.query(sql`delete from community_members where community_id = ${inner?.id} and user_id in (
        select id from users where nickname = 'ines')`)
      await app.db.query(sql`update videos set community_id = ${inner?.id} where id = ${aurora}`)
      assert.deepEqual(await saved('', ines), [])
      assert.equal((await save(aurora, true, ines)).code, 5350)
      await app.db.query(sql`update videos set community_id = ${home?.at} where id = ${aurora}`)
      assert.deepEqual(await saved('', ines), [aurora])
    })

    it('remembers what a viewer watched, each once, the last first', async () => {
      for (const id of [windows, aurora, windows]) assert.equal((await watch(id)).status, 200)
      const own = await history()
      assert.deepEqual([ids(own), own.is_on], [[windows, aurora], true])
      const first = await history('limit=1')
      assert.deepEqual(ids(await history(`limit=1&cursor=${first.next_cursor}`)), [aurora])
      assert.deepEqual(ids(await history('', ines)), [])
      await watch(windows, {})
      const [rows] = await app.db.query<{ count: number }>(sql`select count(*) as count from watched_videos`)
      assert.equal(rows?.count, 2)
    })

    it('forgets one or all, and remembers nothing while it is off', async () => {
      await clear(`video_id=${windows}`)
      assert.deepEqual(ids(await history()), [aurora])
      const off = await send<{ is_on: boolean }>(app, 'POST', paths.watchHistory, { is_on: false }, mira)
      assert.deepEqual(off.data, { is_on: false })
      await watch(windows)
      const own = await history()
      assert.deepEqual([ids(own), own.is_on], [[aurora], false])
      await clear()
      assert.deepEqual(ids(await history()), [])
      await send(app, 'POST', paths.watchHistory, { is_on: true }, mira)
      await watch(windows)
      assert.deepEqual(slugs(await history()), ['windows'])
    })

    it('forgets what was watched more than a year ago', async () => {
      await app.services.watchHistory.sweep()
      assert.deepEqual(slugs(await history()), ['windows'])
      await app.db.query(sql`update watched_videos set at = at - interval '366 days'`)
      await app.services.watchHistory.sweep()
      assert.deepEqual(slugs(await history()), [])
    })

    it('is removed with the account', async () => {
      const bea = await signIn(app, 'bea', { isVerified: true })
      await save(windows, true, bea)
      await watch(windows, bea)
      await send(app, 'POST', paths.searchRecent, { q: 'noise' }, bea)
      const rows = async () =>
        (
          await app.db.query<{ count: number }>(sql`select (select count(*) from saved_videos where user_id = u.id)
            + (select count(*) from watched_videos where user_id = u.id)
            + (select count(*) from recent_searches where user_id = u.id) as count from users u
            where u.id = (select max(id) from (select user_id as id from recent_searches union all select 0) r) or u.nickname = 'bea'`)
        )[0]?.count ?? 0
      assert.equal(await rows(), 3)
      assert.equal((await call(app, paths.deleteAccount, { method: 'DELETE', ...bea })).status, 200)
      assert.equal(await rows(), 0)
    })
  })
}
