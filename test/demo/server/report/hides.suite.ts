import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { WireUserSummary } from '../../../../src/wire/video'
import { call, readAll as readFeed, type Stand, signIn } from '../../../support/server'
import { idOf, list, readAll, send, userId, videoId, type Who, written } from '../comment/comment'

export const hidesSuite = (stand: Stand) => {
  describe('what a viewer does not want to see', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const hide = (body: object, who: Partial<Who> = wren) => send<null>(app, 'POST', paths.hide, body, who)
    const home = async (who: Partial<Who> = wren) => (await readFeed(app, `${paths.feedHome}?limit=100`, who)).flat()
    const status = async (slug: string, who: Partial<Who> = wren) => {
      const answers = [paths.video, paths.feedVideo].map((path) => call(app, `${path}?slug=${slug}`, who))
      const [one, feed] = await Promise.all(answers)
      assert.equal(one?.status, feed?.status)
      return one?.status
    }

    it('are single videos, in every feed, until the viewer takes it back [T14]', async () => {
      const video_id = await videoId(app, 'windows')
      for (const again of [1, 2]) assert.equal((await hide({ video_id })).code, 200, `${again}`)
      assert.ok(!(await home()).includes('windows'))
      assert.equal(await status('windows'), 404)
      assert.ok((await home(await signIn(app, 'yuki'))).includes('windows'))
      assert.equal(await status('windows', {}), 200)
      for (const again of [1, 2]) assert.equal((await hide({ video_id, hidden: false })).code, 200, `${again}`)
      assert.ok((await home()).includes('windows'))
    })

    it('are people, with their videos and comments [T14] [L07]', async () => {
      const video = await videoId(app, 'aurora-over-the-ridge')
      const texts = async (who: Partial<Who>) => {
        const threads = (await list(app, video, 'limit=100', who)).items
        return threads.flatMap(({ text, replies }) => [text, ...replies.items.map((it) => it.text)])
      }
      const [ines, tomas] = [await userId(app, 'ines'), await userId(app, 'tomas.berg')]
      const before = await texts(wren)
      assert.ok(before.some((it) => it.includes('breathes')))
      await hide({ user_id: ines })
      const without = await texts(wren)
      assert.ok(without.length < before.length && !without.some((it) => it.includes('breathes')))
      assert.deepEqual(await texts({}), await texts(await signIn(app, 'yuki')))
      const leo = await userId(app, 'leo.hartmann')
      assert.equal(await status('windows'), 200)
      await hide({ user_id: leo })
      assert.equal(await status('windows'), 404)
      await hide({ user_id: tomas })
      const people = await readAll<WireUserSummary>(app, `${paths.hide}?limit=1`, wren)
      assert.deepEqual(people.map(({ user_id }) => user_id).sort(), [ines, leo, tomas].sort())
      for (const user_id of [ines, leo, tomas]) await hide({ user_id, hidden: false })
      assert.deepEqual(await texts(wren), before)
      assert.deepEqual(await readAll(app, `${paths.hide}?limit=1`, wren), [])
    })

    it('is neither the viewer nor anything of another brand, and one thing at a time [T14]', async () => {
      const stranger = await idOf(app, sql`select id::text from users where brand_id = 2 limit 1`)
      const foreign = await idOf(app, sql`select id::text from videos where brand_id = 2 limit 1`)
      for (const user_id of [await userId(app, 'wren'), stranger, '999999', 'x']) {
        assert.equal((await hide({ user_id })).status, 404, user_id)
      }
      for (const video_id of [foreign, '999999']) assert.equal((await hide({ video_id })).status, 404)
      assert.equal((await hide({})).status, 400)
      assert.equal((await hide({ user_id: '1', video_id: '1' })).status, 400)
      assert.equal((await hide({ user_id: '1' }, {})).status, 401)
    })
  })

  describe('a report', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const report = (body: object, who: Partial<Who> = wren) =>
      send<null>(app, 'POST', paths.report, { reason: 'spam', ...body }, who)
    const count = async (column: 'video_id' | 'comment_id', id: string) => {
      const rows = await app.db.query(
        column === 'video_id'
          ? sql`select case_id from reports where video_id = ${id}`
          : sql`select case_id from reports where comment_id = ${id}`,
      )
      return [rows.length, new Set(rows.map((row) => JSON.stringify(row))).size]
    }

    it('counts once for each person, in one case for all, and hides the thing from who sent it [L06] [T14] [T15]', async () => {
      const video_id = await videoId(app, 'windows')
      const yuki = await signIn(app, 'yuki')
      const crowd = [wren, yuki, await signIn(app, 'luca')]
      const answers = await Promise.all([...crowd, ...crowd].map((who) => report({ video_id }, who)))
      assert.deepEqual([...new Set(answers.map(({ code }) => code))], [200])
      assert.deepEqual(await count('video_id', video_id), [3, 1])
      assert.equal((await call(app, `${paths.video}?slug=windows`, wren)).status, 404)
      assert.equal((await call(app, `${paths.video}?slug=windows`)).status, 200)
      const aurora = await videoId(app, 'aurora-over-the-ridge')
      const { comment_id } = await written(app, yuki, { video_id: aurora, text: 'Buy now' })
      await report({ comment_id, reason: 'other', note: ' Look \u0007' })
      assert.deepEqual(await count('comment_id', comment_id), [1, 1])
      const seenBy = async (who: Who) =>
        (await list(app, aurora, 'limit=100', who)).items.some((it) => it.comment_id === comment_id)
      assert.deepEqual([await seenBy(wren), await seenBy(yuki)], [false, true])
    })

    it('needs a viewer who can see the thing, a reason and a short note [L06] [T16]', async () => {
      const video_id = await videoId(app, 'windows')
      const inside = await idOf(
        app,
        sql`select v.id::text from videos v join communities c on c.id = v.community_id where c.slug = 'inner-circle'`,
      )
      assert.equal((await report({ video_id }, {})).status, 401)
      assert.equal((await report({ video_id: inside })).code, codes.membersOnly)
      assert.equal((await report({ video_id: '999999' })).status, 404)
      for (const body of [
        {},
        { video_id, reason: 'dislike' },
        { video_id, note: 'x'.repeat(301) },
        { video_id, comment_id: '1' },
      ]) {
        assert.equal((await report(body)).status, 400, JSON.stringify(body))
      }
    })

    it('can be sent thirty times an hour [L06]', async () => {
      const videos = await app.db.query<{ id: string }>(sql`select v.id::text from videos v
        left join communities c on c.id = v.community_id where v.brand_id = 1 and not coalesce(c.is_closed, false) limit 31`)
      const dagny = await signIn(app, 'dagny')
      const sent: number[] = []
      for (const { id } of videos) sent.push((await report({ video_id: id }, dagny)).code)
      assert.deepEqual(sent.slice(0, 30), Array(30).fill(200))
      assert.deepEqual(sent.slice(30), Array(videos.length - 30).fill(codes.tooMany))
      assert.equal(videos.length, 31)
    })
  })
}
