import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { type Stand, signIn } from '../../../support/server'
import { emptyVideo, remove, send, userId, videoId, type Who, written } from '../comment/comment'

export const notifySuite = (stand: Stand) => {
  describe('notifications', () => {
    let app: TestApp
    let wren: Who
    let yuki: Who
    let video: string
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      yuki = await signIn(app, 'yuki')
      video = await emptyVideo(app, 'windows')
      await app.db.query(sql`delete from notifications`)
    })
    after(() => app.close())

    /** What happened since the last call, as recipient, kind and actor. */
    const news = async () => {
      const rows = await app.db.query<{ to: string; kind: string; actor: string }>(sql`
        with taken as (delete from notifications returning *)
        select u.nickname as to, n.kind, a.nickname as actor from taken n join users u on u.id = n.user_id
        left join users a on a.id = n.actor_id`)
      return rows.map(({ to, kind, actor }) => `${to}: ${kind} by ${actor}`).sort()
    }

    it('are written for the video’s author, who is answered and who is mentioned, each once [M06] [F20]', async () => {
      const root = await written(app, wren, { video_id: video, text: 'Hello' })
      assert.deepEqual(await news(), ['leo.hartmann: comment by wren'])
      const parent_id = root.comment_id
      const reply = await written(app, yuki, { video_id: video, text: 'Hi @luca @luca @yuki', parent_id })
      assert.deepEqual(await news(), ['leo.hartmann: comment by yuki', 'luca: mention by yuki', 'wren: reply by yuki'])
      await written(app, wren, { video_id: video, text: '@leo.hartmann see', parent_id: reply.comment_id })
      assert.deepEqual(await news(), ['leo.hartmann: mention by wren', 'yuki: reply by wren'])
      const edit = { comment_id: root.comment_id, text: 'Hello @priya' }
      for (const again of [1, 2]) {
        await send(app, 'PATCH', paths.comments, edit, wren)
        assert.ok(again)
      }
      assert.deepEqual(await news(), ['priya: mention by wren'])
      await remove(app, yuki, reply.comment_id)
    })

    it('are written once for sparks and reposts, however often they are set [M06] [L06]', async () => {
      const { comment_id } = await written(app, wren, { video_id: video, text: 'Spark me' })
      await news()
      const place = [{ kind: 'profile', id: await userId(app, 'yuki') }]
      for (const on of [true, false, true]) {
        await send(app, 'POST', paths.spark, { video_id: video, sparked: on }, yuki)
        await send(app, 'POST', paths.spark, { comment_id, sparked: on }, yuki)
        await send(app, 'POST', paths.spark, { comment_id, sparked: on }, wren)
        await send(app, 'POST', paths.repostCreate, { video_id: video, destinations: place, reposted: on }, yuki)
      }
      assert.deepEqual(await news(), [
        'leo.hartmann: repost by yuki',
        'leo.hartmann: spark by yuki',
        'wren: comment_spark by yuki',
      ])
    })

    it('are written for nobody whom the place is closed to [M06] [T16]', async () => {
      const inside = await videoId(app, 'lighthouse-that-sticks')
      const ines = await signIn(app, 'ines')
      await written(app, ines, { video_id: inside, text: 'See @wren @mira.light' })
      assert.deepEqual(await news(), ['dagny: comment by ines', 'mira.light: mention by ines'])
      await app.db.query(sql`delete from loop_members where user_id = ${await userId(app, 'dagny')}`)
      await written(app, ines, { video_id: inside, text: 'And you?' })
      assert.deepEqual(await news(), [])
    })

    it('go with the comment that they are about, and never to who has blocked their actor [M06] [T14]', async () => {
      const { comment_id } = await written(app, wren, { video_id: video, text: '@yuki' })
      await remove(app, wren, comment_id)
      assert.deepEqual(await news(), [])
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'wren') }, yuki)
      await written(app, wren, { video_id: video, text: '@yuki again' })
      assert.deepEqual(await news(), ['leo.hartmann: comment by wren'])
    })
  })
}
