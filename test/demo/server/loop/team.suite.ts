import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireJoinRequest } from '../../../../src/wire/community'
import type { WireCommunityLogEntry } from '../../../../src/wire/communityLog'
import { paths } from '../../../../src/wire/paths'
import { type Stand, signIn } from '../../../support/server'
import { idOf, readAll, userId, type Who } from '../comment/comment'
import { type LoopCalls, loopCalls } from './loop'

export const loopTeamSuite = (stand: Stand) => {
  describe('who leads a loop', () => {
    let app: TestApp
    let loops: LoopCalls
    let leader: Who
    let moderator: Who
    let id: string
    let place: string
    before(async () => {
      app = await stand.app()
      loops = loopCalls(app)
      leader = await signIn(app, 'mira.light')
      moderator = await signIn(app, 'ines')
      id = await loops.id('darkroom')
      place = await idOf(app, sql`select community_id::text as id from loops where id = ${id}`)
    })
    after(() => app.close())

    const latestActs = async (count: number) => {
      const all = await readAll<WireCommunityLogEntry>(app, `${paths.communityLog}?community_id=${place}`, leader)
      return all
        .slice(0, count)
        .map(({ act, person, count: many, reason, loop }) =>
          [act, person?.nickname, many, reason, loop?.slug].filter(Boolean).join(' '),
        )
    }

    it('removes a member with a reason, who reads it and may ask again [M02] [F21]', async () => {
      const luca = await signIn(app, 'luca')
      await loops.join(id, luca)
      await loops.decide(id, 'luca', true, leader)
      await loops.news(id)
      const before = (await loops.of('darkroom', leader)).counts.members
      for (let time = 0; time < 2; time++) {
        const { data } = await loops.remove(id, 'luca', 'Off topic', moderator)
        assert.equal(data.counts.members, before - 1)
      }
      assert.equal(await loops.stateOf(id, 'luca'), undefined)
      assert.deepEqual((await loops.of('darkroom', luca)).viewer?.sanction, {
        ...{ kind: 'removed', reason: 'Off topic', until: null },
      })
      const [notification] = await app.db.query<{ kind: string; actor_id: string | null }>(sql`select kind, actor_id
        from notifications where loop_id = ${id} and user_id = ${await userId(app, 'luca')}`)
      assert.deepEqual(notification, { kind: 'member_removed', actor_id: null })
      assert.deepEqual(await latestActs(1), ['removed luca Off topic darkroom'])
      await loops.checkCounts()
      await loops.join(id, luca)
      assert.equal((await loops.of('darkroom', luca)).viewer?.sanction, undefined)
      await loops.remove(id, 'luca', '', leader)
      assert.deepEqual(await latestActs(1), ['refused luca darkroom'])
    })

    it('is removed by leaders alone, and nobody removes themselves [M02] [T16]', async () => {
      await loops.join(id, moderator)
      assert.equal((await loops.remove(id, 'mira.light', '', moderator)).status, 403)
      assert.equal((await loops.remove(id, 'ines', '', moderator)).status, 403)
      assert.equal((await loops.remove(id, 'ines', '', leader)).status, 200)
      await loops.checkCounts()
    })

    it('decides about all pending requests, or those made until a given time [M02] [F21]', async () => {
      const waiting = await readAll<WireJoinRequest>(app, `${paths.loopParticipation}?loop_id=${id}`, leader)
      assert.ok(waiting.length > 2)
      const before = (await loops.of('darkroom', leader)).counts.members
      const { data } = await loops.decideAll(id, true, waiting[1]?.requested_at, leader)
      assert.deepEqual(data, { decided: 2, counts: { members: before + 2 } })
      assert.deepEqual(await latestActs(1), ['all_accepted 2 darkroom'])
      const others = await loops.decideAll(id, false, undefined, leader)
      assert.deepEqual(others.data, { decided: waiting.length - 2, counts: { members: before + 2 } })
      assert.equal((await loops.decideAll(id, false, undefined, leader)).data.decided, 0)
      assert.deepEqual(await latestActs(1), [`all_refused ${waiting.length - 2} darkroom`])
      await loops.checkCounts()
    })
  })
}
