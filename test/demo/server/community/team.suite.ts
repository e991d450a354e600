import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireBan, WireCandidate } from '../../../../src/wire/communityTeam'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { call, type Stand } from '../../../support/server'
import { send, userId } from '../comment/comment'
import { enter } from '../signIn/signIn'
import { homeOf } from './home'

export const teamSuite = (stand: Stand) => {
  describe('who leads a community', () => {
    const homes = homeOf(stand)
    let app: TestApp
    before(async () => {
      app = await homes.open()
    })
    after(() => app.close())

    it('changes roles: one notice and one log entry for each [F22] [H03]', async () => {
      const home = await homes.create()
      for (let time = 0; time < 2; time++) assert.equal((await home.setRole('dagny', roles.moderator)).status, 200)
      assert.deepEqual(
        [await home.roleOf('dagny'), await home.noticesOf('dagny')],
        [roles.moderator, ['role_moderator']],
      )
      await home.setRole('dagny', roles.member)
      assert.deepEqual(await home.noticesOf('dagny'), ['role_member'])
      assert.deepEqual(await home.acts(), ['yuki role_changed dagny', 'yuki role_changed dagny'])
      assert.equal((await home.setRole('wren', roles.moderator)).status, 404)
      assert.equal((await home.setRole('dagny', 7)).status, 400)
      assert.equal(await home.counted(), 4)
    })

    it('is never nobody: the last leader stays one [F22]', async () => {
      const home = await homes.create()
      const { status, code } = await home.setRole('yuki', roles.member)
      assert.deepEqual([status, code, await home.roleOf('yuki')], [409, codes.lastLeader, roles.leader])
      await home.setRole('luca', roles.leader)
      assert.equal((await home.setRole('yuki', roles.member)).status, 200)
      assert.equal(await home.roleOf('luca'), roles.leader)
    })

    it('hands the community over and becomes a moderator [F22]', async () => {
      const home = await homes.create()
      const to = async (nickname: string, by = 'yuki') =>
        home.act(by, 'POST', paths.communityHandOver, { user_id: await userId(app, nickname) })
      assert.deepEqual([(await to('wren')).status, (await to('yuki')).status], [404, 400])
      const { data } = await to('dagny')
      const viewer = { role: roles.moderator, requested: false, banned: false }
      assert.deepEqual(data, { counts: { members: 4 }, viewer })
      assert.deepEqual([await home.roleOf('dagny'), await home.noticesOf('dagny')], [roles.leader, ['role_leader']])
      assert.equal((await to('saoirse')).status, 403)
      assert.deepEqual(await home.acts(), ['yuki handed_over dagny'])
    })

    it('removes members with a reason, who get a notice and may come back [F22]', async () => {
      const home = await homes.create()
      for (let time = 0; time < 2; time++) {
        assert.equal((await home.remove('dagny', 'luca', { reason: 'Ads' })).data.counts.members, 3)
      }
      assert.deepEqual([await home.roleOf('dagny'), await home.noticesOf('dagny')], [undefined, ['member_removed']])
      assert.deepEqual(await home.acts(), ['luca removed dagny Ads'])
      await home.join('dagny')
      assert.equal(await home.counted(), 4)
    })

    it('says why to whom it removes or bans, until they come back or the ban is lifted [F22]', async () => {
      const home = await homes.create()
      const sanction = async () => (await home.details('dagny')).viewer?.sanction
      assert.equal(await sanction(), undefined)
      await home.remove('dagny', 'luca', { reason: 'Ads' })
      assert.deepEqual(await sanction(), { kind: 'removed', reason: 'Ads', until: null })
      await home.join('dagny')
      assert.equal(await sanction(), undefined)
      await home.remove('dagny', 'luca', { reason: 'Ads again' })
      await home.remove('dagny', 'luca', { reason: 'Enough', banned: true })
      assert.deepEqual(await sanction(), { kind: 'banned', reason: 'Enough', until: null })
      await home.drop('yuki', paths.communityBans, `user_id=${await userId(app, 'dagny')}`)
      assert.equal(await sanction(), undefined)
      assert.equal((await home.details('saoirse')).viewer?.sanction, undefined)
    })

    it('says why and until when it suspends somebody [F22] [T16]', async () => {
      const home = await homes.create()
      const dagny = await userId(app, 'dagny')
      const suspend = (until: string) =>
        app.db.query(sql`insert into suspensions (brand_id, community_id, user_id, until)
          values (1, ${home.id}, ${dagny}, ${until}::timestamptz)`)
      await suspend('2001-01-01T00:00:00.000Z')
      assert.equal((await home.details('dagny')).viewer?.sanction, undefined)
      await suspend('2101-01-01T00:00:00.000Z')
      const expected = { kind: 'suspended', reason: '', until: '2101-01-01T00:00:00.000Z' }
      assert.deepEqual((await home.details('dagny')).viewer?.sanction, expected)
    })

    it('is removed by leaders alone, and nobody removes themselves [F22] [T16]', async () => {
      const home = await homes.create()
      await home.setRole('dagny', roles.moderator)
      assert.deepEqual(
        [(await home.remove('dagny', 'luca')).status, (await home.remove('yuki', 'luca')).status],
        [403, 403],
      )
      assert.equal((await home.remove('yuki', 'yuki')).status, 403)
      assert.equal((await home.remove('dagny', 'yuki')).data.counts.members, 3)
    })

    it('bans people, who see what visitors of an open place see and cannot come back by any way [F22] [T16]', async () => {
      const home = await homes.create()
      await home.enter('wren', null)
      for (const [nickname, members] of [
        ['dagny', 3],
        ['wren', 3],
        ['nils', 3],
        ['dagny', 3],
      ] as const) {
        const { data } = await home.remove(nickname, 'luca', { banned: true, reason: 'Spam' })
        assert.equal(data.counts.members, members, nickname)
      }
      const { viewer } = await home.details('dagny')
      const sanction = { kind: 'banned', reason: 'Spam', until: null }
      const standing = { role: null, requested: false, banned: true, requests: null, subscribed: false }
      assert.deepEqual(viewer, { ...standing, sanction })
      assert.deepEqual(await home.noticesOf('dagny'), ['member_banned'])
      const { status, code } = await home.join('dagny', { accepted_rules: true })
      assert.deepEqual([status, code], [403, codes.banned])
      const ids = await Promise.all(['dagny', 'wren'].map((nickname) => userId(app, nickname)))
      const added = await home.act<{ counts: object }>('yuki', 'POST', paths.communityAddUsers, { user_ids: ids })
      assert.deepEqual([added.data.counts, await home.counted()], [{ members: 3 }, 3])
      const banned = await home.list<WireBan>(paths.communityBans)
      assert.deepEqual(
        banned.map(({ user, reason, banned_by }) => [user.nickname, reason, banned_by?.nickname]),
        ['nils', 'wren', 'dagny'].map((nickname) => [nickname, 'Spam', 'luca']),
      )
    })

    it('lets a banned person ask and join again [F22]', async () => {
      const home = await homes.create()
      await home.remove('dagny', 'luca', { banned: true })
      const dagny = await userId(app, 'dagny')
      for (let time = 0; time < 2; time++) {
        assert.equal((await home.drop('luca', paths.communityBans, `user_id=${dagny}`)).status, 200)
      }
      assert.deepEqual(await home.acts(), ['luca unbanned dagny', 'luca banned dagny'])
      await home.join('dagny')
      assert.deepEqual([await home.roleOf('dagny'), await home.counted()], [roles.member, 4])
    })

    it('answers all who wait at once, or those who asked until then [F22]', async () => {
      const home = await homes.create({ isClosed: true })
      const all = (body: object) =>
        home.act<{ decided: number; counts: object }>('luca', 'PATCH', paths.communityJoinRequests, body)
      for (const nickname of ['wren', 'nils', 'bea']) await home.join(nickname)
      assert.deepEqual((await home.details('yuki')).viewer?.requests, 3)
      assert.equal((await all({ accepted: true, asked_until: '2020-01-01T00:00:00.000Z' })).data.decided, 0)
      assert.deepEqual((await all({ accepted: true })).data, { decided: 3, counts: { members: 7 } })
      assert.deepEqual([await home.noticesOf('wren'), await home.noticesOf('yuki')], [['join_accepted'], []])
      await home.join('ivo')
      assert.deepEqual((await all({ accepted: false })).data, { decided: 1, counts: { members: 7 } })
      assert.deepEqual([await home.roleOf('ivo'), await home.counted()], [undefined, 7])
      assert.deepEqual(await home.acts(), ['luca all_refused', 'luca all_accepted'])
    })

    it('finds people to add by the beginning of a nickname or name, with what they are here [F22]', async () => {
      const home = await homes.create()
      await home.enter('bea', null)
      await home.remove('saoirse', 'luca', { banned: true })
      const find = async (q: string) => {
        const found = await home.list<WireCandidate>(paths.communityPeople, 'luca', `&q=${q}`)
        const mine = found.filter(({ user }) => ['dagny', 'bea', 'saoirse', 'wren'].includes(user.nickname))
        return Object.fromEntries(mine.map(({ user, standing }) => [user.nickname, standing]))
      }
      const outside = { role: null, requested: false, banned: false }
      assert.deepEqual(await find('DAGN'), { dagny: { ...outside, role: roles.member } })
      assert.deepEqual(await find('%40bea'), { bea: { ...outside, requested: true } })
      assert.deepEqual(await find('saoirse'), { saoirse: { ...outside, banned: true } })
      assert.deepEqual(await find('wren'), { wren: outside })
      const block = { user_id: await userId(app, 'luca') }
      await home.act('wren', 'POST', paths.hide, block)
      assert.deepEqual(await find('wren'), {})
    })
  })

  describe('the log of a community', () => {
    it('names nobody whose account is gone, and keeps no reason given about them [F15] [S04]', async () => {
      const homes = homeOf(stand)
      const app = await homes.open()
      const home = await homes.create()
      const { account, headers } = await enter(app, { email: 'gone@mail.example' })
      for (const banned of [false, true]) {
        await send(app, 'POST', paths.communityJoinRequest, { community_id: home.id }, { headers })
        const body = { user_id: account.user_id, reason: 'Spam', banned }
        assert.equal((await home.act('luca', 'POST', paths.communityRemoveMember, body)).status, 200)
      }
      assert.deepEqual(
        (await home.acts()).map((it) => it.replace(account.nickname, 'them')),
        ['luca banned them Spam', 'luca removed them Spam'],
      )
      assert.equal((await call(app, paths.deleteAccount, { method: 'DELETE', headers })).code, 200)
      assert.deepEqual(await home.acts(), ['luca banned', 'luca removed'])
      assert.deepEqual(await home.list<WireBan>(paths.communityBans), [])
      await app.close()
    })
  })

  describe('rules of a community', () => {
    it('are accepted by who joins, or asks to [M01]', async () => {
      const homes = homeOf(stand)
      const app = await homes.open()
      for (const isClosed of [false, true]) {
        const home = await homes.create({ isClosed, rules: ['Be kind'] })
        const refused = await home.join('wren')
        assert.deepEqual([refused.status, refused.code], [409, codes.rulesNotAccepted])
        assert.equal(await home.roleOf('wren'), undefined)
        assert.equal((await home.join('wren', { accepted_rules: true })).status, 200)
        assert.equal(await home.roleOf('wren'), isClosed ? null : roles.member)
        assert.equal((await home.join('dagny')).status, 200)
      }
      await app.close()
    })
  })
}
