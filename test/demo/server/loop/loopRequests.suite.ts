import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireJoinRequest } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand, signIn } from '../../../support/server'
import { readAll, type Who } from '../comment/comment'
import { type LoopCalls, loopCalls } from './loop'

export const loopRequestsSuite = (stand: Stand) => {
  describe('requests to join a closed loop', () => {
    let app: TestApp
    let loops: LoopCalls
    let leader: Who
    let moderator: Who
    let id: string
    before(async () => {
      app = await stand.app()
      loops = loopCalls(app)
      leader = await signIn(app, 'mira.light')
      moderator = await signIn(app, 'ines')
      id = await loops.id('darkroom')
    })
    after(() => app.close())

    const path = () => `${paths.loopParticipation}?loop_id=${id}`

    it('wait for those who lead its community, who read what was written, the longest waiting first [M02] [F21]', async () => {
      await loops.news(id)
      await loops.join(id, await signIn(app, 'wren'), { note: 'I bring cake.' })
      const list = await readAll<WireJoinRequest>(app, `${path()}&limit=2`, moderator)
      assert.deepEqual(
        list.map(({ user }) => user.nickname),
        ['rafa', 'tomas.berg', 'ivo', 'wren'],
      )
      assert.equal(list.at(-1)?.note, 'I bring cake.')
      assert.deepEqual(await loops.news(id), ['ines: join_request by wren', 'mira.light: join_request by wren'])
    })

    it('are answered once: accepted ones become members who are notified, refused ones are gone [M02] [F21]', async () => {
      const { members } = (await loops.of('darkroom')).counts
      assert.equal((await loops.decide(id, 'ivo', true, moderator)).data.counts.members, members + 1)
      assert.deepEqual(await loops.stateOf(id, 'ivo'), { state: 'joined', subscribed: false })
      assert.deepEqual(await loops.news(id), ['ivo: join_accepted by ines'])
      assert.equal((await loops.decide(id, 'rafa', false, leader)).data.counts.members, members + 1)
      assert.equal(await loops.stateOf(id, 'rafa'), undefined)
      const twice = [await loops.decide(id, 'ivo', true, leader), await loops.decide(id, 'rafa', true, leader)]
      assert.deepEqual(
        twice.map(({ code }) => code),
        [codes.notFound, codes.notFound],
      )
      await loops.checkCounts()
    })

    it('are for leaders and moderators of the community alone, also when those are not in the loop [M02] [H03] [T16]', async () => {
      const member = await signIn(app, 'dagny')
      assert.equal((await loops.decide(id, 'tomas.berg', true, member)).code, codes.forbidden)
      assert.equal((await call(app, path(), member)).code, codes.forbidden)
      assert.equal((await call(app, path())).code, codes.unauthorised)
      await loops.leave(id, moderator)
      assert.equal((await call(app, path(), moderator)).code, codes.ok)
      assert.deepEqual(await loops.stateOf(id, 'tomas.berg'), { state: 'requested', subscribed: false })
    })

    it('that are accepted and withdrawn at the same time end one way or the other [M02] [F21]', async () => {
      const luca = await signIn(app, 'luca')
      for (let round = 0; round < 10; round++) {
        await loops.join(id, luca)
        const [accepted] = await Promise.all([loops.decide(id, 'luca', true, leader), loops.withdraw(id, luca)])
        const state = (await loops.stateOf(id, 'luca'))?.state
        assert.equal(state, accepted.code === codes.ok ? 'joined' : undefined, `round ${round}`)
        await loops.checkCounts()
        await loops.leave(id, luca)
      }
    })
  })
}
