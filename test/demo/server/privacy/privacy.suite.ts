import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import type { WirePrivacySettings } from '../../../../src/wire/privacy'
import type { WireUserSummary } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, readAll, send, userId, type Who, write, written } from '../comment/comment'

export const privacySuite = (stand: Stand) => {
  describe('who may mention a viewer', () => {
    let app: TestApp
    let wren: Who
    let yuki: Who
    let video: string
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      yuki = await signIn(app, 'yuki')
      video = await emptyVideo(app, 'windows')
    })
    after(() => app.close())

    const allow = async (mentions: string) => {
      const answer = await send<WirePrivacySettings>(app, 'POST', paths.privacySettings, { mentions }, yuki)
      assert.deepEqual([answer.code, answer.data], [200, { mentions }])
    }
    const mentions = async (text = 'Look, @yuki') => (await written(app, wren, { video_id: video, text })).facets.length
    const isSuggested = async () => {
      const people = await readAll<WireUserSummary>(app, `${paths.mentions}?q=yuki&limit=100`, wren)
      return people.some(({ nickname }) => nickname === 'yuki')
    }
    const notified = async () => {
      const [row] = await app.db.query<{ count: number }>(sql`select count(*) as count from notifications n
        join users u on u.id = n.user_id where u.nickname = 'yuki' and u.brand_id = 1 and n.kind = 'mention'`)
      return row?.count ?? 0
    }
    /** Leaves all communities that both are in, and maybe joins one with the other. */
    const share = async (isShared: boolean) => {
      const [own, other] = [await userId(app, 'wren'), await userId(app, 'yuki')]
      await app.db.query(sql`delete from community_members where user_id in (${own}, ${other})`)
      if (!isShared) return
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        select c.id, u.id, 2, now() from communities c, users u where c.slug = 'night-skies' and c.brand_id = 1
          and u.id in (${own}, ${other})`)
    }

    it('is everyone until they say otherwise, and is kept [M08] [L07]', async () => {
      assert.deepEqual(await get<WirePrivacySettings>(app, paths.privacySettings, yuki), { mentions: 'everyone' })
      assert.equal(await mentions(), 1)
      assert.ok(await isSuggested())
      await allow('nobody')
      assert.deepEqual(await get<WirePrivacySettings>(app, paths.privacySettings, yuki), { mentions: 'nobody' })
      assert.equal((await send(app, 'POST', paths.privacySettings, {}, yuki)).code, 200)
      assert.deepEqual(await get<WirePrivacySettings>(app, paths.privacySettings, yuki), { mentions: 'nobody' })
    })

    it('is nobody, whose name then is plain text that tells them nothing [M08] [L07]', async () => {
      await allow('nobody')
      const before = await notified()
      const at = { start: 0, end: 5, user_id: await userId(app, 'yuki') }
      const chosen = await written(app, wren, { video_id: video, text: '@yuki', facets: [at] })
      assert.deepEqual([chosen.text, chosen.facets], ['@yuki', []])
      assert.equal(await mentions(), 0)
      assert.equal(await notified(), before)
      assert.ok(!(await isSuggested()))
      const own = await written(app, yuki, { video_id: video, text: 'I am @yuki' })
      assert.equal(own.facets.length, 1)
    })

    it('is who shares a community with them, requests aside [M08] [L07]', async () => {
      await allow('communities')
      await share(false)
      assert.equal(await mentions(), 0)
      assert.ok(!(await isSuggested()))
      await share(true)
      assert.equal(await mentions(), 1)
      assert.ok(await isSuggested())
      await app.db.query(sql`update community_members set role = null where user_id = ${await userId(app, 'wren')}`)
      assert.equal(await mentions(), 0)
    })

    it('is nobody whom they have blocked [T14] [L07]', async () => {
      await allow('everyone')
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'wren') }, yuki)
      assert.equal(await mentions(), 0)
      assert.ok(!(await isSuggested()))
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'wren'), hidden: false }, yuki)
      assert.equal(await mentions(), 1)
    })

    it('counts for a change of a comment too [M08] [L07]', async () => {
      await allow('everyone')
      const comment = await written(app, wren, { video_id: video, text: 'Hello @yuki' })
      await allow('nobody')
      const body = { comment_id: comment.comment_id, text: 'Hello again, @yuki' }
      const changed = await send<{ facets: unknown[] }>(app, 'PATCH', paths.comments, body, wren)
      assert.deepEqual([changed.code, changed.data.facets], [200, []])
    })

    it('is a viewer’s own choice, of three [M08] [S04]', async () => {
      assert.equal((await call(app, paths.privacySettings)).status, 401)
      assert.equal((await send(app, 'POST', paths.privacySettings, { mentions: 'friends' }, yuki)).status, 400)
      assert.equal((await send(app, 'POST', paths.privacySettings, { mentions: 'nobody' })).status, 401)
      assert.equal((await write(app, {}, { video_id: video, text: '@yuki' })).status, 401)
    })
  })
}
