import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { type Stand, signIn } from '../../../support/server'
import { emptyVideo, send, type Who } from '../comment/comment'
import { postCalls } from './post'

export const statisticsSuite = (stand: Stand) => {
  describe('statistics of a post', () => {
    const now = new Date('2026-03-02T10:00:00.000Z')
    let app: TestApp
    let mira: Who
    let video: string
    before(async () => {
      app = await stand.app({ now: () => now })
      mira = await signIn(app, 'mira.light')
      video = await emptyVideo(app, 'aurora-over-the-ridge')
      await app.db.query(sql`update videos set author_id = (select id from users where nickname = 'mira.light')
        where id = ${video}`)
      await app.db.query(sql`delete from sparks where video_id = ${video}`)
      await app.db.query(sql`delete from video_days where video_id = ${video}`)
    })
    after(() => app.close())

    const read = async () => (await postCalls(app).statistics(video, mira)).data
    const report = (names: string[]) =>
      app.services.analyticsEvents.add(
        names.map((name, n) => ({
          ...{ id: `${name} ${n}`, name, at: now.toISOString(), platform_source: 1, visit_id: 'v', brand_id: '1' },
          properties: { videoId: video },
        })),
        { page: '/', brandId: '1' },
      )

    it('count plays, sparks and comments by day [M07] [F23]', async () => {
      const ines = await signIn(app, 'ines')
      await send(app, 'POST', paths.videoCount, { video_id: video, what: 'view' }, ines)
      await send(app, 'POST', paths.videoCount, { video_id: video, what: 'view' }, ines)
      await app.db.query(sql`insert into sparks (video_id, user_id, created_at)
        select ${video}, id, ${now} from users where nickname in ('ines', 'bea') and brand_id = 1`)
      const { days, ...totals } = await read()
      assert.equal(days.length, 28)
      const { day, views, sparks, comments } = days.at(-1) ?? assert.fail()
      assert.deepEqual({ day, views, sparks, comments }, { day: '2026-03-02', views: 1, sparks: 2, comments: 0 })
      assert.equal(days[0]?.day, '2026-02-03')
      assert.equal(days[0]?.views, 0)
      assert.ok(totals.views > 0)
    })

    it('say how far people watch, as often as it is counted [M07] [F23]', async () => {
      await report(['Watched', 'Watched', 'Watched', 'First Quartile', 'First Quartile', 'Midpoint', 'Complete'])
      await app.services.postStatistics.refresh()
      await app.services.postStatistics.refresh()
      const { watched, first_quartile, midpoint, third_quartile, complete } = await read()
      assert.deepEqual([watched, first_quartile, midpoint, third_quartile, complete], [3, 2, 1, 0, 1])
    })

    it('compare with what the author’s other posts have [M07]', async () => {
      const [row] = await app.db.query<{ views: number }>(sql`select avg(views_count)::float8 as views from videos
        where author_id = (select id from users where nickname = 'mira.light') and id <> ${video} and removed_at is null`)
      assert.equal((await read()).usual?.views, row?.views)
    })

    it('are for the author alone [T16]', async () => {
      const answer = await postCalls(app).statistics(video, await signIn(app, 'ines'))
      assert.equal(answer.code, codes.forbidden)
    })
  })
}
