import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import type { Stand } from '../../../support/server'
import { send, userId, videoId } from '../comment/comment'
import { homeOf } from './home'

export const subscriptionSuite = (stand: Stand) => {
  describe('the notifications of a community', () => {
    const homes = homeOf(stand)
    let app: TestApp
    before(async () => {
      app = await homes.open()
    })
    after(() => app.close())

    type Home = Awaited<ReturnType<typeof homes.create>>
    const subscribe = (home: Home, nickname: string, subscribed = true) =>
      home.act<{ subscribed: boolean }>(nickname, 'POST', paths.communitySubscription, { subscribed })
    const isSubscribed = async (home: Home, nickname: string) => (await home.details(nickname)).viewer?.subscribed

    it('are switched on and off by members alone [M01]', async () => {
      const home = await homes.create()
      assert.equal(await isSubscribed(home, 'dagny'), false)
      for (const _ of [1, 2]) assert.deepEqual((await subscribe(home, 'dagny')).data, { subscribed: true })
      assert.equal(await isSubscribed(home, 'dagny'), true)
      assert.equal(await isSubscribed(home, 'saoirse'), false)
      assert.deepEqual((await subscribe(home, 'dagny', false)).data, { subscribed: false })
      assert.equal(await isSubscribed(home, 'dagny'), false)
      assert.equal((await subscribe(home, 'wren')).status, 403)
      await home.enter('wren', null)
      assert.equal((await subscribe(home, 'wren')).status, 403)
      const nowhere = { community_id: '999999', subscribed: true }
      assert.equal((await send(app, 'POST', paths.communitySubscription, nowhere, await homes.as('dagny'))).status, 404)
    })

    it('end with the membership [M01]', async () => {
      const home = await homes.create()
      await subscribe(home, 'dagny')
      await home.act('dagny', 'POST', paths.communityLeave)
      assert.equal(await isSubscribed(home, 'dagny'), false)
      await home.join('dagny')
      assert.equal(await isSubscribed(home, 'dagny'), false)
    })

    it('tell of new videos there, not the one who brings them [M01] [M06]', async () => {
      const home = await homes.create()
      for (const nickname of ['dagny', 'yuki']) await subscribe(home, nickname)
      const place = { destinations: [{ kind: 'community', id: home.id }], reposted: true }
      const video_id = await videoId(app, 'windows')
      await send(app, 'POST', paths.repostCreate, { video_id, ...place }, await homes.as('yuki'))
      const notified = await app.db.query<{ id: string; kind: string }>(
        sql`select user_id::text as id, kind from notifications where community_id = ${home.id}`,
      )
      assert.deepEqual(notified, [{ id: await userId(app, 'dagny'), kind: 'new_video' }])
      assert.equal(await home.roleOf('dagny'), roles.member)
    })
  })
}
