import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { call, type Stand } from '../../../support/server'
import { send, type Who } from '../comment/comment'
import { type Home, homeOf } from './home'

const people = 30
const acts = 100
const rounds = 6
/** They do half of it, and half of it is done to them, so that acts about one person meet. */
const busy = 3

/** Numbers below a limit that look random and are the same each time. */
const dice = (start: number) => {
  let seed = start
  return (below: number) => {
    seed = (seed * 48271) % 2147483647
    return seed % below
  }
}

export const racesSuite = (stand: Stand) => {
  describe('many people who act in a community at the same time', () => {
    const homes = homeOf(stand)
    let app: TestApp
    before(async () => {
      app = await homes.open()
    })
    after(() => app.close())

    for (const isClosed of [false, true]) {
      it(`leave its counter true and somebody in the lead, in ${isClosed ? 'a closed' : 'an open'} one [F22] [M01]`, async () => {
        const home = await homes.create({ isClosed })
        const users = await app.db.query<{ id: string }>(
          sql`select id::text from users where brand_id = 1 and deleted_at is null order by id limit ${people}`,
        )
        const crowd = await Promise.all(
          users.map(async ({ id }) => {
            const { accessToken } = await app.services.sessions.start(id)
            return { id, headers: { authorization: `Bearer ${accessToken}` } }
          }),
        )
        await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
          select ${home.id}, u, ${roles.leader}, now()
          from unnest(${crowd.slice(0, busy).map(({ id }) => id)}::bigint[]) u
          on conflict (community_id, user_id) do update set role = excluded.role`)
        await app.db.query(sql`update communities set members_count = (select count(*) from community_members
          where community_id = ${home.id} and role is not null) where id = ${home.id}`)
        const body = { community_id: home.id }
        const post = (path: string, more: object, who: Who) => send(app, 'POST', path, { ...body, ...more }, who)
        const patch = (path: string, more: object, who: Who) => send(app, 'PATCH', path, { ...body, ...more }, who)
        const requests = `${paths.communityJoinRequest}?community_id=${home.id}`
        const kinds: Array<(who: Who, user_id: string, n: number) => Promise<{ status: number; message: string }>> = [
          (who) => post(paths.communityJoinRequest, {}, who),
          (who) => post(paths.communityJoinRequest, {}, who),
          (who) => post(paths.communityLeave, {}, who),
          (who) => call(app, requests, { method: 'DELETE', ...who }),
          (who, user_id, n) => patch(paths.communityJoinRequest, { user_id, accepted: n > 0 }, who),
          (who, _, n) => patch(paths.communityJoinRequests, { accepted: n > 0 }, who),
          (who, user_id, n) => patch(paths.communityRole, { user_id, role: n + 1 }, who),
          (who, user_id) => post(paths.communityHandOver, { user_id }, who),
          (who, user_id, n) => post(paths.communityRemoveMember, { user_id, banned: n === 2 }, who),
          (who, user_id) => post(paths.communityAddUsers, { user_ids: [user_id] }, who),
        ]
        const roll = dice(isClosed ? 11 : 7)
        const somebody = () => crowd[roll(roll(2) ? people : busy)]
        for (let round = 0; round < rounds; round++) {
          const sent = Array.from({ length: acts }, () => {
            const [who, other, kind] = [somebody(), somebody(), kinds[roll(kinds.length)]]
            assert.ok(who && other && kind)
            return kind(who, other.id, roll(3))
          })
          for (const { status, message } of await Promise.all(sent)) {
            assert.ok([200, 400, 403, 404, 409].includes(status), `${status}: ${message}`)
          }
          await home.counted()
          await requireSound(home)
        }
      })
    }

    /** Somebody leads, and nobody is both banned and in it. */
    const requireSound = async (home: Home) => {
      const [left] = await app.db.query<{ leaders: number; both: number; counter: number }>(sql`select
          (select count(*) from community_members where community_id = c.id and role = ${roles.leader}) as leaders,
          (select count(*) from community_members m join community_bans b
            on b.community_id = m.community_id and b.user_id = m.user_id where m.community_id = c.id) as both,
          members_count as counter from communities c where id = ${home.id}`)
      assert.ok(left && left.leaders > 0 && left.counter >= left.leaders)
      assert.equal(left.both, 0, 'nobody is banned and in it')
    }
  })
}
