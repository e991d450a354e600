import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireCommunity, WireCommunityStanding } from '../../../../src/wire/community'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../stand'

type Who = { headers: Record<string, string> }

export const joiningSuite = (stand: Stand) => {
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

    it('makes a member of an open one at once, and of nobody twice [F22] [H03]', async () => {
      const { community_id: id, counts } = await of('night-skies')
      const member = { counts: { members: counts.members + 1 }, viewer: { role: 2, requested: false } }
      assert.deepEqual((await join(id)).data, member)
      const again = await Promise.all(Array.from({ length: 8 }, () => join(id)))
      for (const { data } of again) assert.deepEqual(data, member)
      assert.equal(await members(id), counts.members + 1)
      assert.deepEqual((await of('night-skies', wren)).viewer, member.viewer)

      const gone = { counts: { members: counts.members }, viewer: { role: null, requested: false } }
      const left = await Promise.all(Array.from({ length: 8 }, () => leave(id)))
      for (const { data } of left) assert.deepEqual(data, gone)
      assert.equal(await members(id), counts.members)
    })

    it('lets a wish wait at a closed one, where it can be taken back [F22] [H03]', async () => {
      const { community_id: id, counts } = await of('inner-circle')
      const waiting = { counts: { members: counts.members }, viewer: { role: null, requested: true } }
      assert.deepEqual((await join(id, wren, '  I bring cake.  ')).data, waiting)
      assert.deepEqual((await join(id)).data, waiting)
      const notes = sql`select note from community_members where community_id = ${id} and note is not null`
      assert.deepEqual(await app.db.query(notes), [{ note: 'I bring cake.' }])
      assert.deepEqual((await leave(id)).data, waiting)
      const { data } = await withdraw(id)
      assert.deepEqual(data, { ...waiting, viewer: { role: null, requested: false } })
      assert.deepEqual(await members(id), counts.members)
    })

    it('leaves a member where they are when a wish is taken back, or said again [F22]', async () => {
      const { community_id: id } = await of('inner-circle')
      const theo = await signIn(app, 'theo')
      assert.deepEqual((await withdraw(id, theo)).data.viewer, { role: 2, requested: false })
      assert.deepEqual((await join(id, theo)).data.viewer, { role: 2, requested: false })
    })

    it('lets those in who waited at a door that is open now [F22]', async () => {
      const { community_id: id, counts } = await of('calm-machines')
      const [user] = await app.db.query<{ id: string }>(sql`select id::text from users where nickname = 'wren'`)
      await app.db.query(
        sql`insert into community_members (community_id, user_id, since) values (${id}, ${user?.id}, now())`,
      )
      const { data } = await join(id)
      assert.deepEqual(data, { counts: { members: counts.members + 1 }, viewer: { role: 2, requested: false } })
    })

    it('keeps the last leader, and lets the others go [F22]', async () => {
      const { community_id: id, counts } = await of('night-skies')
      const mira = await signIn(app, 'mira.light')
      const others = sql`delete from community_members where community_id = ${id} and role = 1
        and user_id <> (select id from users where nickname = 'mira.light')`
      await app.db.query(others)
      const { status, code } = await leave(id, mira)
      assert.deepEqual([status, code], [409, 5351])
      const after = await of('night-skies', mira)
      assert.deepEqual([after.viewer, after.counts.members], [{ role: 1, requested: false }, counts.members])
      assert.equal((await leave(id, await signIn(app, 'dagny'))).data.counts.members, counts.members - 1)
    })

    it('answers 404 for what the brand has not, and 401 to nobody [F22]', async () => {
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
