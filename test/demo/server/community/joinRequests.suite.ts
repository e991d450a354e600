import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireJoinRequest } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand, signIn } from '../../../support/server'
import { idOf, readAll, send, userId, type Who } from '../comment/comment'
import { countedMembers } from './home'

interface Counted {
  counts: { members: number }
}

export const joinRequestsSuite = (stand: Stand) => {
  describe('requests to join a closed community', () => {
    let app: TestApp
    let leader: Who
    let member: Who
    let id: string
    before(async () => {
      app = await stand.app()
      leader = await signIn(app, 'lumen')
      member = await signIn(app, 'theo')
      id = await idOf(app, sql`select id::text from communities where slug = 'inner-circle'`)
    })
    after(() => app.close())

    const ask = (who: Who, note?: string) =>
      send(app, 'POST', paths.communityJoinRequest, { community_id: id, note }, who)
    const decide = async (nickname: string, accepted: boolean, who: Who = leader) =>
      send<Counted>(
        app,
        'PATCH',
        paths.communityJoinRequest,
        { community_id: id, user_id: await userId(app, nickname), accepted },
        who,
      )
    const waiting = () =>
      readAll<WireJoinRequest>(app, `${paths.communityJoinRequest}?community_id=${id}&limit=2`, leader)
    const counted = () => countedMembers(app, id)
    const roleOf = async (nickname: string) => {
      const [row] = await app.db.query<{ role: number | null }>(sql`select role from community_members
        where community_id = ${id} and user_id = ${await userId(app, nickname)}`)
      return row ? row.role : undefined
    }
    const notifications = async (kind: string, nickname: string) =>
      app.db.query(sql`select 1 from notifications where kind = ${kind} and community_id = ${id}
        and user_id = ${await userId(app, nickname)}`)

    it('wait for the leaders, who are notified and read what was written, the longest waiting first [F22] [H03]', async () => {
      await ask(await signIn(app, 'wren'), 'I bring cake.')
      const list = await waiting()
      assert.deepEqual(
        list.map(({ user }) => user.nickname),
        ['bea', 'ivo', 'jun.sato', 'wren'],
      )
      assert.equal(list.at(-1)?.note, 'I bring cake.')
      assert.equal((await notifications('join_request', 'lumen')).length, 1)
      assert.equal((await notifications('join_request', 'theo')).length, 0)
    })

    it('are answered once: accepted ones become members who are notified, refused ones are gone [F22] [H03]', async () => {
      const before = await counted()
      assert.equal((await decide('bea', true)).data.counts.members, before + 1)
      assert.deepEqual([await roleOf('bea'), (await notifications('join_accepted', 'bea')).length], [2, 1])
      assert.equal((await decide('ivo', false)).data.counts.members, before + 1)
      assert.equal(await roleOf('ivo'), undefined)
      assert.deepEqual([(await decide('bea', true)).status, (await decide('ivo', true)).status], [404, 404])
      assert.equal(await counted(), before + 1)
    })

    it('are for leaders and moderators alone [F22] [H03]', async () => {
      assert.equal((await decide('jun.sato', true, member)).status, 403)
      const list = `${paths.communityJoinRequest}?community_id=${id}`
      assert.equal((await call(app, list, member)).status, 403)
      assert.equal((await call(app, list)).status, 401)
      const add = await send(app, 'POST', paths.communityAddUsers, { community_id: id, user_ids: ['1'] }, member)
      assert.equal(add.status, 403)
      assert.equal(await roleOf('jun.sato'), null)
    })

    it('that are accepted and withdrawn at the same time end one way or the other, and the counter is right [F22]', async () => {
      const amara = await signIn(app, 'amara')
      const path = `${paths.communityJoinRequest}?community_id=${id}`
      for (let round = 0; round < 10; round++) {
        await ask(amara)
        const [accepted] = await Promise.all([decide('amara', true), call(app, path, { method: 'DELETE', ...amara })])
        assert.equal(await roleOf('amara'), accepted.status === 200 ? 2 : undefined, `round ${round}`)
        await counted()
        await send(app, 'POST', paths.communityLeave, { community_id: id }, amara)
      }
    })

    it('people are added without asking; members and strangers change nothing [F22] [H03]', async () => {
      const before = await counted()
      const ids = await Promise.all(['jun.sato', 'nils', 'theo', 'nils'].map((nickname) => userId(app, nickname)))
      const body = { community_id: id, user_ids: [...ids, '999999', 'nobody'] }
      const { data } = await send<Counted>(app, 'POST', paths.communityAddUsers, body, leader)
      assert.equal(data.counts.members, before + 2)
      assert.deepEqual([await roleOf('jun.sato'), await roleOf('nils'), await counted()], [2, 2, before + 2])
    })
  })
}
