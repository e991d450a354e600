import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Sql, sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WireSparked } from '../../../../src/wire/spark'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'

type Who = { headers: Record<string, string> }

export const sparkSuite = (stand: Stand) => {
  describe('sparks', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const idOf = async (statement: Sql): Promise<string> => {
      const [row] = await app.db.query<{ id: string }>(statement)
      return row?.id ?? assert.fail('the seed has no such row')
    }
    const videoId = (slug: string) => idOf(sql`select id::text from videos where slug = ${slug}`)
    const commentId = (slug: string, more = sql`t.deleted_at is null`) =>
      idOf(sql`select t.id::text from comments t join videos v on v.id = t.video_id where v.slug = ${slug} and ${more}`)
    const send = (body: object, who: Partial<Who> = wren) =>
      call<WireSparked>(app, paths.spark, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...who.headers },
        body: JSON.stringify(body),
      })
    const video = (who?: Who) => get<WireVideo>(app, `${paths.video}?slug=windows`, who)
    /** Of a video, counted. */
    const rows = async (id: string) => {
      const [row] = await app.db.query<{ count: number }>(sql`select count(*) from sparks where video_id = ${id}`)
      return row?.count
    }

    it('sets and removes a video’s spark, each once however often it is sent [F20] [L06]', async () => {
      const video_id = await videoId('windows')
      const { sparks } = (await video()).counts
      for (const again of [1, 2]) {
        const { status, data } = await send({ video_id, sparked: true })
        assert.deepEqual(
          [status, data],
          [200, { counts: { sparks: sparks + 1 }, viewer: { sparked: true } }],
          `${again}`,
        )
      }
      const seen = await video(wren)
      assert.deepEqual([seen.counts.sparks, seen.viewer?.sparked], [sparks + 1, true])
      assert.equal((await video(await signIn(app, 'yuki'))).counts.sparks, sparks + 1)
      for (const again of [1, 2]) {
        const { data } = await send({ video_id, sparked: false })
        assert.deepEqual(data, { counts: { sparks }, viewer: { sparked: false } }, `${again}`)
      }
      assert.equal(await rows(video_id), (await video()).counts.sparks)
    })

    it('does the same for a comment, and not for one that was removed [F20]', async () => {
      const comment_id = await commentId('windows')
      const first = (await send({ comment_id, sparked: true })).data.counts.sparks
      assert.equal((await send({ comment_id, sparked: true })).data.counts.sparks, first)
      assert.deepEqual((await send({ comment_id, sparked: false })).data, {
        counts: { sparks: first - 1 },
        viewer: { sparked: false },
      })
      await app.db.query(sql`update comments set deleted_at = created_at where id = ${comment_id}`)
      assert.equal((await send({ comment_id, sparked: true })).status, 404)
    })

    it('counts correctly when many spark in parallel, and one of them many times [F20] [L06]', async () => {
      const video_id = await videoId('windows')
      const { sparks } = (await video()).counts
      const nicknames = ['yuki', 'dagny', 'luca', 'saoirse', 'priya', 'theo', 'samwm', 'elib']
      const already = await app.db.query<{ nickname: string }>(
        sql`select u.nickname from sparks s join users u on u.id = s.user_id where s.video_id = ${video_id} and u.nickname = any(${nicknames})`,
      )
      const crowd = await Promise.all(nicknames.map((it) => signIn(app, it)))
      const answers = await Promise.all([
        ...crowd.map((who) => send({ video_id, sparked: true }, who)),
        ...Array.from({ length: 12 }, () => send({ video_id, sparked: true })),
      ])
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal((await video()).counts.sparks, sparks + nicknames.length - already.length + 1)
      assert.equal(await rows(video_id), (await video()).counts.sparks)
      await Promise.all(Array.from({ length: 12 }, () => send({ video_id, sparked: false })))
      assert.equal((await video()).counts.sparks, sparks + nicknames.length - already.length)
      assert.equal(await rows(video_id), (await video()).counts.sparks)
    })

    it('counts two hundred parallel toggles by fifty people exactly [F20] [L06]', async () => {
      const video_id = await videoId('windows')
      const comment_id = await commentId('windows', sql`t.deleted_at is null and t.parent_id is null`)
      const people = await app.db.query<{ id: string }>(
        sql`select id::text from users where brand_id = 1 and deleted_at is null order by id desc limit 50`,
      )
      const crowd = await Promise.all(
        people.map(async ({ id }) => {
          const { accessToken } = await app.services.sessions.start(id)
          return { headers: { authorization: `Bearer ${accessToken}` } }
        }),
      )
      const toggles = [true, false, true, false].flatMap((sparked) =>
        crowd.flatMap((who) => [send({ video_id, sparked }, who), send({ comment_id, sparked }, who)]),
      )
      const answers = await Promise.all(toggles)
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200])
      assert.equal((await video()).counts.sparks, await rows(video_id))
      const [comment] = await app.db.query(sql`select 1 from comments c where id = ${comment_id}
        and sparks_count = (select count(*) from comment_sparks s where s.comment_id = c.id)`)
      assert.ok(comment)
    })

    it('answers 404 for unknown targets and those of another brand [F20]', async () => {
      const others = await idOf(sql`select id::text from videos where brand_id = 2`)
      for (const video_id of ['999999', 'windows', '0', '-1', "1' or true", '9'.repeat(40), others]) {
        const { status } = await send({ video_id, sparked: true })
        assert.equal(status, 404, video_id)
      }
      assert.equal((await send({ comment_id: '999999', sparked: true })).status, 404)
    })

    it('is for members where a community is closed [F20] [F22]', async () => {
      const inside = sql`select v.id::text from videos v join communities c on c.id = v.community_id where c.slug = 'inner-circle'`
      const video_id = await idOf(inside)
      const { status, code } = await send({ video_id, sparked: true })
      assert.deepEqual([status, code], [403, 5350])
      assert.equal((await send({ video_id, sparked: true }, await signIn(app, 'ivo'))).code, 5350)
      assert.equal((await send({ video_id, sparked: true }, await signIn(app, 'theo'))).code, 200)
    })

    it('needs a viewer, and one target [F20]', async () => {
      const video_id = await videoId('windows')
      assert.equal((await send({ video_id, sparked: true }, {})).status, 401)
      const comment_id = await commentId('windows')
      for (const body of [{ sparked: true }, { video_id, comment_id, sparked: true }, { video_id }]) {
        assert.equal((await send(body)).status, 400, JSON.stringify(body))
      }
    })
  })
}
