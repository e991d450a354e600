import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunity } from '../../../../src/wire/community'
import { participations } from '../../../../src/wire/membership'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { get, type Stand, signIn } from '../../../support/server'
import { send, userId, videoId, type Who } from '../comment/comment'
import { type LoopCalls, loopCalls } from './loop'

const { unjoined, requested, joined } = participations

export const participationSuite = (stand: Stand) => {
  describe('joining a loop', () => {
    let app: TestApp
    let loops: LoopCalls
    let wren: Who
    let slowLight: string
    let darkroom: string
    before(async () => {
      app = await stand.app()
      loops = loopCalls(app)
      wren = await signIn(app, 'wren')
      slowLight = await loops.id('slow-light')
      darkroom = await loops.id('darkroom')
    })
    after(() => app.close())

    const community = (who: Who = wren) => get<WireCommunity>(app, `${paths.community}?slug=night-skies`, who)

    it('an open one makes a member immediately, of its open community too, however often it is joined [M02] [F21]', async () => {
      const { counts } = await loops.of('slow-light')
      const { counts: around, viewer } = await community()
      assert.equal(viewer?.role, null)
      const member = {
        counts: { members: counts.members + 1 },
        viewer: { participation: joined, subscribed: false, role: roles.member },
      }
      assert.deepEqual((await loops.join(slowLight, wren)).data, member)
      const again = await Promise.all(Array.from({ length: 8 }, () => loops.join(slowLight, wren)))
      for (const { data } of again) assert.deepEqual(data, member)
      assert.deepEqual((await loops.of('slow-light', wren)).viewer, { ...member.viewer, requests: null })
      const after = await community()
      assert.deepEqual([after.viewer?.role, after.counts.members], [roles.member, around.members + 1])
      await loops.checkCounts()
    })

    it('and leaving it leaves the community as it is; leaving the community leaves its loops [M02] [F21] [F22]', async () => {
      const { counts } = await loops.of('slow-light')
      const gone = {
        counts: { members: counts.members - 1 },
        viewer: { participation: unjoined, subscribed: false, role: null },
      }
      const left = await Promise.all(Array.from({ length: 8 }, () => loops.leave(slowLight, wren)))
      for (const { data } of left) assert.deepEqual(data, gone)
      assert.equal((await community()).viewer?.role, roles.member)
      await loops.join(slowLight, wren)
      await loops.subscribe(slowLight, true, wren)
      await loops.join(darkroom, wren, { note: 'Please' })
      assert.ok((await loops.news(darkroom)).includes('mira.light: join_request by wren'))
      await loops.join(darkroom, wren)
      await loops.leaveCommunity(await loops.communityId('night-skies'), wren)
      assert.deepEqual((await loops.of('slow-light', wren)).viewer, { ...gone.viewer, requests: null })
      assert.equal((await loops.of('slow-light')).counts.members, gone.counts.members)
      assert.deepEqual([await loops.stateOf(darkroom, 'wren'), await loops.news(darkroom)], [undefined, []])
      await loops.checkCounts()
    })

    it('a closed one keeps a request with its note, which can be withdrawn [M02] [F21] [H03]', async () => {
      const { counts } = await loops.of('darkroom')
      await loops.news(darkroom)
      const waiting = {
        counts: { members: counts.members },
        viewer: { participation: requested, subscribed: false, role: null },
      }
      assert.deepEqual((await loops.join(darkroom, wren, { note: '  I bring cake.  ' })).data, waiting)
      assert.deepEqual((await loops.join(darkroom, wren, { note: 'Again' })).data, waiting)
      const note = sql`select note from loop_members where loop_id = ${darkroom} and user_id = ${await userId(app, 'wren')}`
      assert.deepEqual(await app.db.query(note), [{ note: 'I bring cake.' }])
      assert.deepEqual((await loops.leave(darkroom, wren)).data, waiting)
      const { data } = await loops.withdraw(darkroom, wren)
      assert.deepEqual(data, { ...waiting, viewer: { ...waiting.viewer, participation: unjoined } })
      assert.deepEqual(await loops.news(darkroom), [])
      assert.deepEqual((await loops.withdraw(darkroom, await signIn(app, 'dagny'))).data.viewer.participation, joined)
      await loops.checkCounts()
    })

    it('is immediate for those who lead its community, closed or not [M02] [H03]', async () => {
      const long = await loops.id('long-renders')
      const moderator = await signIn(app, 'ada.nwosu')
      assert.equal((await loops.leave(long, moderator)).data.viewer.role, roles.moderator)
      const lead = await signIn(app, 'mira.light')
      await loops.leave(darkroom, lead)
      const { viewer } = (await loops.join(darkroom, lead)).data
      assert.deepEqual(viewer, { participation: joined, subscribed: false, role: roles.leader })
      await loops.checkCounts()
    })

    it('is refused where its community is closed to the viewer, and where it is archived [M02] [T16]', async () => {
      const answers = [
        await loops.join(await loops.id('long-renders'), wren),
        await loops.join(await loops.id('advent-of-noise'), wren),
        await loops.join('999999', wren),
        await loops.join('x', wren),
        await loops.join(slowLight, {}),
      ]
      assert.deepEqual(
        answers.map(({ code }) => code),
        [codes.membersOnly, codes.conflict, codes.notFound, codes.notFound, codes.unauthorised],
      )
      assert.equal((await loops.join(slowLight, await signIn(app, 'marit', { brand: '2' }))).code, codes.notFound)
      await loops.checkCounts()
    })

    it('subscribes to its videos or not, also before joining an open one [M02] [F21]', async () => {
      const yuki = await signIn(app, 'yuki')
      const on = { participation: unjoined, subscribed: true, role: null }
      assert.deepEqual((await loops.subscribe(slowLight, true, yuki)).data, { viewer: on })
      assert.deepEqual((await loops.subscribe(slowLight, true, yuki)).data, { viewer: on })
      assert.deepEqual((await loops.of('slow-light', yuki)).viewer, { ...on, requests: null })
      assert.equal((await loops.join(slowLight, yuki)).data.viewer.subscribed, true)
      assert.deepEqual((await loops.subscribe(slowLight, false, yuki)).data.viewer.subscribed, false)
      await loops.leave(slowLight, yuki)
      for (const _ of [1, 2]) await loops.subscribe(slowLight, false, yuki)
      assert.equal(await loops.stateOf(slowLight, 'yuki'), undefined)
      assert.equal((await loops.subscribe(darkroom, true, yuki)).code, codes.membersOnly)
      assert.equal((await loops.subscribe(await loops.id('advent-of-noise'), true, yuki)).code, codes.conflict)
      await loops.checkCounts()
    })

    it('tells subscribers of new videos, once, and only those who may see them [M02] [M06]', async () => {
      const video_id = await videoId(app, 'windows')
      await app.db.query(sql`update loop_members set subscribed = false where loop_id in (${slowLight}, ${darkroom})`)
      const [luca, ivo] = [await signIn(app, 'luca'), await signIn(app, 'ivo')]
      for (const who of [luca, ivo, wren]) await loops.subscribe(slowLight, true, who)
      const repost = (id: string, reposted: boolean) =>
        send(app, 'POST', paths.repostCreate, { video_id, destinations: [{ kind: 'loop', id }], reposted }, luca)
      await loops.news(slowLight)
      for (const on of [true, true, false, true]) assert.equal((await repost(slowLight, on)).code, codes.ok)
      assert.deepEqual(await loops.news(slowLight), ['ivo: new_video by luca', 'wren: new_video by luca'])
      await repost(slowLight, false)
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'luca') }, ivo)
      await app.db.query(sql`update loops set is_closed = true where id = ${slowLight}`)
      await repost(slowLight, true)
      assert.deepEqual(await loops.news(slowLight), [])
      assert.equal((await repost(darkroom, true)).code, codes.forbidden)
      assert.equal((await repost(await loops.id('city-at-3-am'), true)).code, codes.ok)
    })
  })
}
