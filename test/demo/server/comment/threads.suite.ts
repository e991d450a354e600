import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { threads } from '../../../../demo/server/comment/threads'
import { type Sql, sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireComment, WireThread } from '../../../../src/wire/comment'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand, signIn } from '../../../support/server'
import { emptyVideo, list, readAll, userId, type Who } from './comment'

export const threadsSuite = (stand: Stand) => {
  describe('lists of comments', () => {
    let app: TestApp
    let wren: Who
    let video: string
    const names = (items: readonly WireComment[]) => items.map(({ text }) => text)
    const all = (query: string, who: Partial<Who> = {}) =>
      readAll<WireThread>(app, `${paths.videoComments}?video_id=${video}&${query}`, who)

    /** 24 threads of others by sparks 0 … 7, three of wren's without sparks, and five replies to the first. */
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      video = await emptyVideo(app, 'windows')
      const others = await userId(app, 'yuki')
      await app.db.query(sql`insert into comments (video_id, author_id, text, sparks_count, created_at)
        select ${video}, ${others}, 't' || n, n % 8, timestamptz '2026-03-01 08:00Z' + n * interval '1 minute'
        from generate_series(0, 23) as n`)
      await app.db.query(sql`insert into comments (video_id, author_id, text, created_at)
        select ${video}, ${await userId(app, 'wren')}, 'w' || n, timestamptz '2026-03-01 07:00Z' + n * interval '1 ms'
        from generate_series(0, 2) as n`)
      await app.db.query(sql`insert into comments (video_id, parent_id, author_id, text, created_at)
        select ${video}, id, ${others}, 'r' || n, timestamptz '2026-03-01 09:00Z' + n / 2 * interval '1 minute'
        from comments, generate_series(0, 4) as n where video_id = ${video} and text = 't0'`)
      await app.db.query(sql`update comments set replies_count = 5 where video_id = ${video} and text = 't0'`)
      await app.db.query(sql`update videos set comments_count = 32 where id = ${video}`)
    })
    after(() => app.close())

    const bySparks = Array.from({ length: 24 }, (_, n) => n)
      .sort((a, b) => (b % 8) - (a % 8) || b - a)
      .map((n) => `t${n}`)

    it('go by sparks, the viewer’s own newest first, page by page without gaps and doubles [F20] [L07]', async () => {
      for (const limit of [1, 3, 7, 26, 27, 100]) {
        assert.deepEqual(names(await all(`limit=${limit}`, wren)), ['w2', 'w1', 'w0', ...bySparks], `${limit}`)
      }
      const signedOut = names(await all('limit=5'))
      assert.deepEqual(signedOut.slice(0, 21), bySparks.slice(0, 21))
      assert.equal(new Set(signedOut).size, 27)
    })

    it('go by time when asked for the newest [F20] [L07]', async () => {
      const newest = Array.from({ length: 24 }, (_, n) => `t${23 - n}`)
      for (const limit of [4, 27]) {
        assert.deepEqual(names(await all(`sort=newest&limit=${limit}`, wren)), [...newest, 'w2', 'w1', 'w0'])
      }
    })

    it('begin with the thread of a comment that was asked for, and hold it once [F20] [L07]', async () => {
      const everything = await all('limit=100')
      const thread = everything.find(({ text }) => text === 't0') ?? assert.fail('t0 is there')
      const replies = await readAll<WireComment>(app, `${paths.comments}?parent_id=${thread.comment_id}`)
      for (const focus of [thread.comment_id, replies[4]?.comment_id]) {
        const found = await all(`limit=4&focus=${focus}`, wren)
        assert.equal(found[0]?.text, 't0')
        assert.deepEqual(names(found).slice(1, 4), ['w2', 'w1', 'w0'])
        assert.equal(new Set(names(found)).size, 27)
      }
      const focused = (await list(app, video, `focus=${replies[4]?.comment_id}`)).items[0]
      assert.deepEqual(names(focused?.replies.items ?? []), ['r0', 'r1', 'r2', 'r4'])
      assert.equal(names((await list(app, video, 'focus=999999')).items)[0], bySparks[0])
    })

    it('have the first replies with each thread, and the rest page by page, oldest first [F20] [L07]', async () => {
      const thread = (await all('limit=100')).find(({ text }) => text === 't0') ?? assert.fail('t0 is there')
      const { items, next_cursor } = thread.replies
      assert.deepEqual(names(items), ['r0', 'r1', 'r2'])
      const path = `${paths.comments}?parent_id=${thread.comment_id}`
      for (const limit of [1, 2, 5]) {
        assert.deepEqual(names(await readAll<WireComment>(app, `${path}&limit=${limit}`)), [
          'r0',
          'r1',
          'r2',
          'r3',
          'r4',
        ])
      }
      const { data } = await call<{ items: WireComment[] }>(app, `${path}&cursor=${next_cursor}`)
      assert.deepEqual(names(data.items), ['r3', 'r4'])
      assert.equal((await call(app, `${paths.comments}?parent_id=999999`)).status, 404)
    })

    it('take no cursor of another list or viewer [F20]', async () => {
      const { next_cursor } = await list(app, video, 'limit=2')
      const path = `${paths.videoComments}?video_id=${video}&cursor=${next_cursor}`
      assert.equal((await call(app, path)).status, 200)
      assert.equal((await call(app, `${path}&sort=newest`)).status, 400)
      assert.equal((await call(app, path, wren)).status, 400)
      assert.equal((await call(app, `${paths.comments}?parent_id=1&cursor=${next_cursor}`)).status, 400)
    })

    it('read the beginning of ten thousand comments by an index [L07]', async () => {
      await app.db.query(sql`insert into comments (video_id, author_id, text, sparks_count, created_at)
        select ${video}, ${await userId(app, 'luca')}, 'x', 0, timestamptz '2026-02-01 08:00Z' + n * interval '1 s'
        from generate_series(1, 10000) as n`)
      await app.db.script('analyze comments')
      const plans: string[] = []
      const explaining = {
        ...app.db,
        async query<Row extends object>(statement: Sql) {
          const plan = await app.db.query<{ 'QUERY PLAN': string }>(sql`explain ${statement}`)
          plans.push(plan.map((row) => row['QUERY PLAN']).join('\n'))
          return app.db.query<Row>(statement)
        },
      }
      const asker = { brandId: '1', userId: await userId(app, 'wren') }
      for (const sort of ['top', 'newest'] as const) {
        const lists = threads(explaining, () => new Date())
        await lists.list({ ...asker, videoId: video, sort, limit: 20, focus: '1' })
      }
      assert.ok(plans.length >= 8)
      for (const plan of plans) assert.doesNotMatch(plan, /Seq Scan on comments/)
      const inOrder = plans.filter((plan) =>
        /Index Scan using comments_video_id_(sparks_count|created_at)_id_idx/.test(plan),
      )
      assert.ok(inOrder.length >= 2, plans.join('\n\n'))
      for (const plan of inOrder) assert.doesNotMatch(plan, /^Limit.*\n.*Sort/)
    })
  })
}
