import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireCommunity, WireCommunityStanding } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { call, get, type Stand, signIn } from '../../../support/server'

type Who = { headers: Record<string, string> }

export const membershipSuite = (stand: Stand) => {
  describe('joining a community', () => {
    let app: TestApp
    let wren: Who
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const of = (slug: string, who?: Who) => get<WireCommunity>(app, `${paths.community}?slug=${slug}`, who)
    const post = (path: string, body: object, who: Partial<Who> = wren) =>
      call<WireCommunityStanding>(app, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...who.headers },
        body: JSON.stringify(body),
      })
    const join = (community_id: string, who?: Partial<Who>, note?: string) =>
      post(paths.communityJoinRequest, { community_id, note }, who)
    const leave = (community_id: string, who?: Who) => post(paths.communityLeave, { community_id }, who)
    const withdraw = (id: string, who = wren) =>
      call<WireCommunityStanding>(app, `${paths.communityJoinRequest}?community_id=${id}`, { method: 'DELETE', ...who })
    const members = async (id: string) => {
      const [row] = await app.db.query<{ count: number }>(
        sql`select count(*) from community_members where community_id = ${id} and role is not null`,
      )
      return row?.count
    }

    it('an open one makes a member immediately, and one membership however often it is joined [F22] [H03]', async () => {
      const { community_id: id, counts } = await of('night-skies')
      const member = { counts: { members: counts.members + 1 }, viewer: { role: 2, requested: false, banned: false } }
      assert.deepEqual((await join(id)).data, member)
      const again = await Promise.all(Array.from({ length: 8 }, () => join(id)))
      for (const { data } of again) assert.deepEqual(data, member)
      assert.equal(await members(id), counts.members + 1)
      assert.deepEqual((await of('night-skies', wren)).viewer, { ...member.viewer, requests: null, subscribed: false })

      const gone = { counts: { members: counts.members }, viewer: { role: null, requested: false, banned: false } }
      const left = await Promise.all(Array.from({ length: 8 }, () => leave(id)))
      for (const { data } of left) assert.deepEqual(data, gone)
      assert.equal(await members(id), counts.members)
    })

    it('a closed one keeps a request, which can be withdrawn [F22] [H03]', async () => {
      const { community_id: id, counts } = await of('inner-circle')
      const waiting = { counts: { members: counts.members }, viewer: { role: null, requested: true, banned: false } }
      assert.deepEqual((await join(id, wren, '  I bring cake.  ')).data, waiting)
      assert.deepEqual((await join(id)).data, waiting)
      const notes = sql`select note from community_members m join users u on u.id = m.user_id
        where community_id = ${id} and nickname = 'wren'`
      assert.deepEqual(await app.db.query(notes), [{ note: 'I bring cake.' }])
      assert.deepEqual((await leave(id)).data, waiting)
      const { data } = await withdraw(id)
      assert.deepEqual(data, { ...waiting, viewer: { role: null, requested: false, banned: false } })
      assert.deepEqual(await members(id), counts.members)
    })

    it('withdrawing or repeating a request leaves a member a member [F22]', async () => {
      const { community_id: id } = await of('inner-circle')
      const theo = await signIn(app, 'theo')
      assert.deepEqual((await withdraw(id, theo)).data.viewer, { role: 2, requested: false, banned: false })
      assert.deepEqual((await join(id, theo)).data.viewer, { role: 2, requested: false, banned: false })
    })

    it('a request at a community that is open by now becomes a membership [F22]', async () => {
      const { community_id: id, counts } = await of('calm-machines')
      const [user] = await app.db.query<{ id: string }>(sql`select id::text from users where nickname = 'wren'`)
      await app.db.query(
        sql`insert into community_members (community_id, user_id, since) values (${id}, ${user?.id}, now())`,
      )
      const { data } = await join(id)
      assert.deepEqual(data, {
        counts: { members: counts.members + 1 },
        viewer: { role: 2, requested: false, banned: false },
      })
    })

    it('the last leader cannot leave, the others can [F22]', async () => {
      const { community_id: id, counts } = await of('night-skies')
      const mira = await signIn(app, 'mira.light')
      const others = sql`delete from community_members where community_id = ${id} and role = 1
        and user_id <> (select id from users where nickname = 'mira.light')`
      await app.db.query(others)
      const { status, code } = await leave(id, mira)
      assert.deepEqual([status, code], [409, 5351])
      const after = await of('night-skies', mira)
      assert.deepEqual([after.viewer?.role, after.counts.members], [1, counts.members])
      assert.equal((await leave(id, await signIn(app, 'dagny'))).data.counts.members, counts.members - 1)
    })

    it('of two last leaders who leave at the same time one cannot [F22]', async () => {
      const { community_id: id } = await of('calm-machines')
      const [one, two] = [await signIn(app, 'theo'), await signIn(app, 'dagny')]
      for (let round = 1; round <= 10; round++) {
        await app.db.query(sql`update community_members set role = ${roles.member} where community_id = ${id}`)
        await app.db.query(sql`
          insert into community_members (community_id, user_id, role, since)
          select ${id}, id, ${roles.leader}, now() from users where nickname in ('theo', 'dagny') and brand_id = 1
          on conflict (community_id, user_id) do update set role = excluded.role`)
        const left = await Promise.all([leave(id, one), leave(id, two)])
        assert.deepEqual(left.map(({ code }) => code).sort(), [200, 5351], `round ${round}`)
      }
    })

    it('an unknown or foreign community answers 404, a call without a token 401 [F22]', async () => {
      const { community_id: id } = await of('night-skies')
      const [others] = await app.db.query<{ id: string }>(sql`select id::text from communities where brand_id = 2`)
      for (const wrong of ['999999', 'night-skies', '0', '9'.repeat(40), ...(others ? [others.id] : [])]) {
        assert.deepEqual([(await join(wrong)).status, (await leave(wrong)).status], [404, 404], wrong)
        assert.equal((await withdraw(wrong)).status, 404, wrong)
      }
      assert.equal((await join(id, {})).status, 401)
    })
  })
}
