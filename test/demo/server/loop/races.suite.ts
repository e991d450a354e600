import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { type Stand, signIn } from '../../../support/server'
import { send, type Who } from '../comment/comment'
import { type LoopCalls, loopCalls } from './loop'

const people = 30

export const loopRacesSuite = (stand: Stand) => {
  describe('many people who come to loops and leave them at the same time', () => {
    let app: TestApp
    let loops: LoopCalls
    let community: string
    let open: string
    let closed: string
    let leaders: Who[]
    let crowd: Array<{ nickname: string; who: Who }>
    before(async () => {
      app = await stand.app()
      loops = loopCalls(app)
      community = await loops.communityId('night-skies')
      open = await loops.id('aurora-lab')
      closed = await loops.id('darkroom')
      leaders = [await signIn(app, 'mira.light'), await signIn(app, 'ines')]
      const rows = await app.db.query<{ nickname: string }>(sql`select nickname from users
        where brand_id = 1 and nickname not in ('mira.light', 'ines', 'lumen')
        and not exists (select 1 from community_bans b where b.user_id = users.id) order by id limit ${people}`)
      crowd = await Promise.all(rows.map(async ({ nickname }) => ({ nickname, who: await signIn(app, nickname) })))
    })
    after(() => app.close())

    const check = async () => {
      await loops.checkCounts()
      const [row] = await app.db.query<{ counter: number; rows: number }>(sql`select members_count as counter,
        (select count(*) from community_members where community_id = c.id and role is not null) as rows
        from communities c where id = ${community}`)
      assert.equal(row?.counter, row?.rows)
      const stale = await app.db.query(sql`select n.id from notifications n where n.kind = 'join_request'
        and n.loop_id is not null and not exists (select 1 from loop_members m where m.loop_id = n.loop_id
          and m.user_id = n.actor_id and m.state = 'requested')`)
      assert.deepEqual(stale, [], 'nobody is told of a request that does not wait')
    }

    it('are counted exactly, and are in no loop without its community [M02] [F21] [F22]', async () => {
      const leader = (index: number) => leaders[index % leaders.length] ?? assert.fail('there are leaders')
      const acts: Array<(it: (typeof crowd)[number], index: number) => Promise<unknown>> = [
        ({ who }) => loops.join(open, who),
        ({ who }) => loops.join(closed, who),
        ({ nickname }, index) => loops.decide(closed, nickname, true, leader(index)),
        ({ who }) => loops.leaveCommunity(community, who),
        ({ who }) => loops.withdraw(closed, who),
        ({ who }) => loops.join(open, who),
        ({ who }) => loops.subscribe(open, true, who),
        ({ who }) => loops.joinCommunity(community, who),
        ({ nickname }, index) => loops.decide(closed, nickname, index % 3 > 0, leader(index)),
        ({ who }) => loops.leave(open, who),
        ({ who }) => loops.leave(closed, who),
        (_, index) => send(app, 'PATCH', paths.loop, { loop_id: closed, is_closed: index % 2 === 0 }, leader(index)),
      ]
      for (let round = 0; round < 4; round++) {
        // Each person begins somewhere else, so that all kinds meet.
        const sent = crowd.flatMap((it, index) =>
          Array.from({ length: 3 }, (_, turn) => acts[(index + round * 3 + turn) % acts.length]?.(it, index)),
        )
        const answers = (await Promise.all(sent)) as Array<{ status: number; message: string }>
        for (const { status, message } of answers) assert.ok(status < 500, `${status}: ${message}`)
        await check()
      }
      await Promise.all(crowd.map(({ who }) => loops.leaveCommunity(community, who)))
      await check()
      for (const { nickname } of crowd) assert.equal(await loops.stateOf(open, nickname), undefined)
    })

    it('join once, however often each asks [M02] [F21]', async () => {
      const before = (await loops.of('aurora-lab')).counts.members
      await Promise.all([...crowd, ...crowd].map(({ who }) => loops.join(open, who)))
      assert.equal((await loops.of('aurora-lab')).counts.members, before + people)
      await check()
      await Promise.all(crowd.flatMap(({ who }) => [loops.leave(open, who), loops.leaveCommunity(community, who)]))
      assert.equal((await loops.of('aurora-lab')).counts.members, before)
      await check()
    })
  })
}
