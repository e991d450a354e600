import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireInvitation, WireInvite } from '../../../../src/wire/invite'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { call, type Stand } from '../../../support/server'
import { type Home, homeOf } from './home'

export const invitesSuite = (stand: Stand) => {
  describe('an invitation to a community', () => {
    const homes = homeOf(stand)
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    before(async () => {
      app = await homes.open({ now: () => new Date(time) })
    })
    after(() => app.close())

    const invite = async (home: Home, body: object = {}, by = 'luca') => {
      const { status, data } = await home.act<WireInvite>(by, 'POST', paths.communityInvites, body)
      assert.equal(status, 200)
      return data
    }
    const readInvite = async (token: string, nickname?: string) =>
      call<WireInvitation>(app, `${paths.communityInvite}?token=${token}`, nickname ? await homes.as(nickname) : {})
    const accept = (home: Home, token: string, nickname: string, body: object = {}) =>
      home.act<{ slug: string; viewer: { role: number | null } }>(nickname, 'POST', paths.communityInvite, {
        token,
        ...body,
      })
    const states = async (home: Home) =>
      (await home.list<WireInvite>(paths.communityInvites)).map(({ state, uses }) => [state, uses])

    it('says who invites to what, and lets people into a closed one [M01] [F22]', async () => {
      const home = await homes.create({ isClosed: true })
      const { token, expires_at, created_by, ...fields } = await invite(home)
      assert.deepEqual([created_by?.nickname, fields.max_uses, fields.state], ['luca', null, 'open'])
      assert.equal(expires_at, new Date(time + 7 * 24 * 60 * 60_000).toISOString())
      const { data } = await readInvite(token)
      assert.deepEqual([data.community.slug, data.invited_by?.nickname], [home.slug, 'luca'])
      await home.join('wren')
      for (const nickname of ['nils', 'wren', 'nils', 'dagny']) {
        const { data: place } = await accept(home, token, nickname)
        assert.deepEqual([place.slug, place.viewer.role], [home.slug, roles.member])
      }
      assert.deepEqual([await home.counted(), await states(home)], [6, [['open', 2]]])
      assert.deepEqual(await home.acts(), [
        'wren joined_by_invite luca',
        'nils joined_by_invite luca',
        'luca invite_created',
      ])
    })

    it('lets in no more people than it says, however many come at once [F22]', async () => {
      const home = await homes.create()
      const { token } = await invite(home, { max_uses: 2 })
      const people = ['wren', 'nils', 'bea', 'ivo', 'amara']
      const answers = await Promise.all(people.map((nickname) => accept(home, token, nickname)))
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 200, ...Array(3).fill(codes.inviteOver)])
      assert.deepEqual([await home.counted(), await states(home)], [6, [['used_up', 2]]])
    })

    it('is over once it runs out or is taken back [F22]', async () => {
      const home = await homes.create()
      const short = await invite(home, { hours: 1 })
      const other = await invite(home, { hours: null })
      for (let times = 0; times < 2; times++) {
        const { status } = await home.drop('luca', paths.communityInvites, `invite_id=${other.invite_id}`)
        assert.equal(status, 200)
      }
      time += 61 * 60_000
      for (const token of [short.token, other.token]) {
        const { status, code } = await readInvite(token)
        assert.deepEqual([status, code], [410, codes.inviteOver])
      }
      assert.equal((await readInvite('nothing')).status, 404)
    })

    it('does not let banned people in, and ends with the role of who made it [F22] [T16]', async () => {
      const home = await homes.create()
      const first = await invite(home)
      await home.remove('dagny', 'yuki', { banned: true })
      const { status, code } = await accept(home, first.token, 'dagny')
      assert.deepEqual([status, code], [403, codes.banned])
      await home.setRole('luca', roles.member)
      assert.equal((await readInvite(first.token)).code, codes.inviteOver)
      await home.setRole('luca', roles.moderator)
      const second = await invite(home)
      assert.equal((await readInvite(second.token)).code, 200)
      await home.act('luca', 'POST', paths.communityLeave)
      assert.equal((await readInvite(second.token)).code, codes.inviteOver)
    })

    it('asks newcomers to accept the rules [M01]', async () => {
      const home = await homes.create({ rules: ['Be kind'] })
      const { token } = await invite(home)
      assert.equal((await accept(home, token, 'wren')).code, codes.rulesNotAccepted)
      assert.equal((await accept(home, token, 'wren', { accepted_rules: true })).code, 200)
    })
  })
}
