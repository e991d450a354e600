import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireNotificationSettings } from '../../../../src/wire/notification'
import { paths } from '../../../../src/wire/paths'
import { get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, send, type Who, written } from '../comment/comment'
import { asLine, listFor } from './notificationList'

export const notificationSettingsSuite = (stand: Stand) => {
  describe('settings of notifications', () => {
    let app: TestApp
    let leo: Who
    let video: string
    before(async () => {
      app = await stand.app()
      leo = await signIn(app, 'leo.hartmann')
      video = await emptyVideo(app, 'windows')
    })
    beforeEach(() => app.db.query(sql`delete from notifications`))
    after(() => app.close())

    const read = () => get<WireNotificationSettings>(app, paths.notificationSettings, leo)
    const change = (body: object) => send<WireNotificationSettings>(app, 'POST', paths.notificationSettings, body, leo)
    const rows = () =>
      app.db.query<{ app: boolean; mail: boolean; push: boolean }>(sql`select app, mail, push from notifications`)

    it('are usual ones until they are changed, each kind and way alone [M06] [F25]', async () => {
      const usual = await read()
      assert.deepEqual(usual.answers, { app: true, mail: true, push: true })
      assert.deepEqual(usual.sparks, { app: true, mail: false, push: false })
      const { data } = await change({ sparks: { push: true }, answers: { mail: false } })
      assert.deepEqual(data, {
        ...usual,
        sparks: { app: true, mail: false, push: true },
        answers: { app: true, mail: false, push: true },
      })
      assert.deepEqual(await read(), data)
      const { code } = await change({ sparks: { pigeon: true }, weather: { mail: true } })
      assert.equal(code, 200, 'what is not known is left out')
      assert.deepEqual(await read(), data)
    })

    it('of the account’s security are always on in the app and by mail [M06] [T19]', async () => {
      const { data } = await change({ security: { app: false, mail: false, push: false } })
      assert.deepEqual(data.security, { app: true, mail: true, push: false })
      assert.deepEqual((await change({ security: { push: true } })).data.security, {
        app: true,
        mail: true,
        push: true,
      })
    })

    it('say what is written down of what happens, and what is listed [M06] [T19]', async () => {
      await change({ answers: { app: false, mail: true, push: false } })
      await written(app, await signIn(app, 'wren'), { video_id: video, text: 'By mail only' })
      assert.deepEqual(await rows(), [{ app: false, mail: true, push: false }])
      assert.deepEqual((await listFor(app, leo)).items, [])
      await change({ answers: { app: false, mail: false } })
      await app.db.query(sql`delete from notifications`)
      await written(app, await signIn(app, 'wren'), { video_id: video, text: 'To nobody' })
      assert.deepEqual(await rows(), [])
      await change({ answers: { app: true } })
      await written(app, await signIn(app, 'wren'), { video_id: video, text: 'Again' })
      assert.deepEqual((await listFor(app, leo)).items.map(asLine), ['comment by wren of 1, 1, new'])
    })

    it('push sparks of a video at most once a day [T19]', async () => {
      await change({ sparks: { push: true } })
      for (const nickname of ['wren', 'yuki', 'luca']) {
        await send(app, 'POST', paths.spark, { video_id: video, sparked: true }, await signIn(app, nickname))
      }
      assert.equal((await rows()).filter(({ push }) => push).length, 1)
    })
  })
}
