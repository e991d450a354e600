import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireMember } from '../../../../src/wire/community'
import type { WireLoop } from '../../../../src/wire/loop'
import { participations } from '../../../../src/wire/membership'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import { call, type Stand, signIn } from '../../../support/server'
import { idOf, readAll, send, videoId, type Who } from '../comment/comment'
import { type LoopCalls, loopCalls } from './loop'

export const loopListsSuite = (stand: Stand) => {
  describe('loops', () => {
    let app: TestApp
    let loops: LoopCalls
    let wren: Who
    before(async () => {
      app = await stand.app()
      loops = loopCalls(app)
      wren = await signIn(app, 'wren')
    })
    after(() => app.close())

    const list = async (path: string, who: Partial<Who> = {}) =>
      (await readAll<WireLoop>(app, path, who)).map(({ slug }) => slug)
    const ofCommunity = (slug: string) => `${paths.communityLoops}?slug=${slug}&limit=2`

    it('say what they are, where they belong and what the viewer is there [M02] [F21]', async () => {
      const loop = await loops.of('slow-light')
      const [rows] = await app.db.query<{ members: number; videos: number }>(sql`select
        (select count(*) from loop_members m where m.loop_id = l.id and m.state = 'joined') as members,
        (select count(*) from videos v where v.loop_id = l.id) as videos from loops l where slug = 'slow-light'`)
      assert.deepEqual(loop.counts, rows)
      assert.ok(loop.counts.members > 100)
      assert.deepEqual([loop.name, loop.community.slug, loop.viewer], ['Slow light', 'night-skies', undefined])
      assert.deepEqual([loop.is_closed, loop.is_archived], [false, false])
      const { joined, requested, unjoined } = participations
      const viewerOf = async (slug: string, nickname: string) =>
        (await loops.of(slug, await signIn(app, nickname))).viewer
      assert.deepEqual(
        [
          await viewerOf('slow-light', 'mira.light'),
          await viewerOf('slow-light', 'ines'),
          await viewerOf('slow-light', 'dagny'),
          await viewerOf('darkroom', 'ivo'),
          await viewerOf('darkroom', 'wren'),
          await viewerOf('darkroom', 'ines'),
        ],
        [
          { participation: joined, subscribed: true, role: roles.leader, requests: 0 },
          { participation: unjoined, subscribed: false, role: roles.moderator, requests: 0 },
          { participation: joined, subscribed: false, role: roles.member, requests: null },
          { participation: requested, subscribed: false, role: null, requests: null },
          { participation: unjoined, subscribed: false, role: null, requests: null },
          { participation: joined, subscribed: false, role: roles.moderator, requests: 3 },
        ],
      )
      assert.equal((await call(app, `${paths.loop}?slug=low-tide`)).status, 404)
      assert.equal((await call(app, `${paths.loop}?slug=nowhere`)).status, 404)
    })

    it('of a community come liveliest first, page by page, archived ones never [M01] [F22]', async () => {
      const slugs = await list(ofCommunity('night-skies'))
      assert.deepEqual(slugs.toSorted(), ['aurora-lab', 'city-at-3-am', 'darkroom', 'slow-light'])
      const last = slugs.at(-1) ?? ''
      const repost = {
        video_id: await videoId(app, 'windows'),
        destinations: [{ kind: 'loop', id: await loops.id(last) }],
      }
      const mira = await signIn(app, 'mira.light')
      assert.equal((await send(app, 'POST', paths.repostCreate, repost, mira)).code, codes.ok)
      assert.deepEqual(await list(ofCommunity('night-skies')), [last, ...slugs.slice(0, -1)])
      assert.deepEqual((await list(ofCommunity('field-studies'))).toSorted(), ['deep-zoom', 'interference'])
      assert.equal((await loops.of('advent-of-noise')).is_archived, true)
    })

    it('that were archived are listed for leaders and moderators, the last first [M02] [T16]', async () => {
      const archived = `${ofCommunity('field-studies')}&archived=true`
      const lead = await signIn(app, 'priya')
      const communityId = await loops.communityId('field-studies')
      await app.db.query(sql`update community_members set role = ${roles.moderator}
        where community_id = ${communityId} and user_id = (select id from users where nickname = 'priya')`)
      assert.deepEqual(await list(archived, lead), ['advent-of-noise'])
      const loop_id = await loops.id('deep-zoom')
      assert.equal((await send(app, 'POST', paths.loopArchive, { loop_id, archived: true }, lead)).code, codes.ok)
      assert.deepEqual(await list(archived, lead), ['deep-zoom', 'advent-of-noise'])
      assert.deepEqual(await list(ofCommunity('field-studies'), lead), ['interference'])
      assert.equal((await call(app, archived, wren)).code, codes.forbidden)
      assert.equal((await call(app, archived)).code, codes.unauthorised)
      assert.equal((await send(app, 'POST', paths.loopArchive, { loop_id, archived: false }, lead)).code, codes.ok)
      assert.deepEqual(await list(archived, lead), ['advent-of-noise'])
    })

    it('of a closed community are for those who joined it [M01] [F22] [T16]', async () => {
      assert.equal((await call(app, ofCommunity('slow-shaders'))).code, codes.membersOnly)
      assert.equal((await call(app, ofCommunity('slow-shaders'), wren)).code, codes.membersOnly)
      assert.deepEqual(await list(ofCommunity('slow-shaders'), await signIn(app, 'lin')), ['long-renders'])
      assert.equal((await call(app, ofCommunity('nowhere'))).status, 404)
    })

    it('that the brand puts forward come in its order, unless they are closed to the viewer [M03] [F21]', async () => {
      const featured = `${paths.featuredLoops}?limit=2`
      const all = ['slow-light', 'aurora-lab', 'city-at-3-am', 'deep-zoom', 'warm-gradients']
      assert.deepEqual(await list(featured), all)
      const id = await idOf(
        app,
        sql`update communities set is_closed = true where slug = 'night-skies' returning id::text`,
      )
      assert.deepEqual(await list(featured), all.slice(3))
      assert.deepEqual(await list(featured, await signIn(app, 'luca')), all)
      await app.db.query(sql`update communities set is_closed = false where id = ${id}`)
    })

    it('that one may post in are those joined, and all for who leads the community [F21] [M02]', async () => {
      const forPost = (query = '') => `${paths.loopsForPost}?limit=2${query}`
      assert.deepEqual(await list(forPost(), wren), ['first-forty-lines', 'symmetry', 'deep-zoom', 'interference'])
      assert.deepEqual(await list(forPost('&q=sym'), wren), ['symmetry'])
      assert.deepEqual(await list(forPost('&q=%25'), wren), [])
      const skies = `&community_id=${await loops.communityId('night-skies')}`
      assert.deepEqual(await list(forPost(skies), wren), [])
      const moderated = await list(forPost(skies), await signIn(app, 'ines'))
      assert.deepEqual(moderated.toSorted(), ['aurora-lab', 'city-at-3-am', 'darkroom', 'slow-light'])
      assert.equal((await call(app, forPost())).status, 401)
    })

    it('list their members page by page, each once: who leads the community, then the newest [M02] [F21]', async () => {
      const people = await readAll<WireMember>(app, `${paths.loopMembers}?slug=aurora-lab&limit=31`)
      assert.equal(people.length, (await loops.of('aurora-lab')).counts.members)
      assert.equal(new Set(people.map(({ user }) => user.user_id)).size, people.length)
      assert.deepEqual(
        people.slice(0, 3).map(({ role }) => role),
        [roles.leader, roles.moderator, roles.member],
      )
      const since = people.slice(2).map(({ joined_at }) => joined_at)
      assert.deepEqual(since, since.toSorted().reverse())
      for (const limit of [1, 2, 3]) {
        const again = await readAll<WireMember>(app, `${paths.loopMembers}?slug=depth&limit=${limit}`)
        assert.equal(new Set(again.map(({ user }) => user.user_id)).size, (await loops.of('depth')).counts.members)
      }
      const found = await readAll<WireMember>(app, `${paths.loopMembers}?slug=aurora-lab&q=DAG`)
      assert.deepEqual(
        found.map(({ user }) => user.nickname),
        ['dagny'],
      )
    })
  })
}
