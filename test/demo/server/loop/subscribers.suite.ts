import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { roles } from '../../../../src/wire/permissions'
import type { Stand } from '../../../support/server'
import { idOf, send, userId } from '../comment/comment'
import { type Home, homeOf } from '../community/home'
import { fakeFiles, makeMedia, postCalls } from '../post/post'

export const subscribersSuite = (stand: Stand) => {
  describe('those who subscribed to a place', () => {
    const { files, videoFiles } = fakeFiles()
    const homes = homeOf(stand)
    let app: TestApp
    let posts: ReturnType<typeof postCalls>
    let home: Home
    let other: Home
    let loop: string
    let otherLoop: string
    let made = 0
    before(async () => {
      app = await homes.open({ videoFiles })
      posts = postCalls(app)
    })
    after(() => app.close())

    const loopOf = ({ id, slug }: Home, name: string) =>
      idOf(
        app,
        sql`insert into loops (brand_id, community_id, slug, name, created_at)
          values (1, ${id}, ${`${name}-${slug}`}, ${name}, now()) returning id::text`,
      )
    const hear = async (nickname: string, { community, loop_id }: { community?: Home; loop_id?: string }) => {
      const id = await userId(app, nickname)
      if (community) {
        await app.db.query(sql`update community_members set subscribed = true
          where community_id = ${community.id} and user_id = ${id}`)
      }
      if (loop_id) {
        await app.db.query(sql`insert into loop_members (loop_id, user_id, state, subscribed, since)
          values (${loop_id}, ${id}, 'joined', true, now())`)
      }
    }
    beforeEach(async () => {
      await app.db.query(sql`delete from paces`)
      home = await homes.create()
      other = await homes.create()
      loop = await loopOf(home, 'one')
      otherLoop = await loopOf(home, 'two')
      // dagny hears of the community, saoirse of a loop, luca of both, yuki of the other loop, and wren posts.
      for (const it of [home, other]) await it.enter('wren', roles.member)
      await hear('dagny', { community: home })
      await hear('saoirse', { loop_id: loop })
      await hear('luca', { community: home, loop_id: loop })
      await hear('yuki', { loop_id: otherLoop })
      await hear('wren', { community: home, loop_id: loop })
    })

    const post = async (place: object) => {
      const upload_path = `uploads/videos/subscribed${++made}`
      const owner = await userId(app, 'wren')
      files.set(upload_path, { owner, state: 'ready', problem: null, mediaId: await makeMedia(app) })
      const answer = await posts.create({ upload_path, ...place }, await homes.as('wren'))
      assert.equal(answer.code, codes.ok, answer.message)
      return answer.data.video_id
    }
    /** The author moves a video. */
    const edit = async (video_id: string, place: object) => {
      const { code, message } = await posts.edit({ video_id, ...place }, await homes.as('wren'))
      assert.equal(code, codes.ok, message)
    }
    /** Those who lead the community move it. */
    const move = async (video_id: string, loop_id: string | null, by: string) => {
      const { code, message } = await home.act(by, 'POST', paths.communityMoveVideo, { video_id, loop_id })
      assert.equal(code, codes.ok, message)
    }
    const repost = async (
      video_id: string,
      by: string,
      place: { kind: 'loop' | 'community'; id: string },
      on = true,
    ) => {
      const body = { video_id, destinations: [place], reposted: on }
      const { code, message } = await send(app, 'POST', paths.repostCreate, body, await homes.as(by))
      assert.equal(code, codes.ok, message)
    }
    /** Everybody who was notified of a video as new, once for each time. */
    const notified = async (video_id: string) => {
      const rows = await app.db.query<{ nickname: string }>(sql`select u.nickname from notifications n
        join users u on u.id = n.user_id where n.kind = 'new_video' and n.video_id = ${video_id} order by 1`)
      return rows.map(({ nickname }) => nickname)
    }

    it('hear of a post in a community or a loop, its author not [M01] [M02] [M06]', async () => {
      assert.deepEqual(await notified(await post({ community_id: home.id })), ['dagny', 'luca'])
      assert.deepEqual(await notified(await post({ loop_id: loop })), ['luca', 'saoirse'])
      assert.deepEqual(await notified(await post({})), [])
    })

    it('hear of a post that its author moves in, once however often it comes and goes [M06] [M07]', async () => {
      const video = await post({})
      await edit(video, { community_id: home.id })
      assert.deepEqual(await notified(video), ['dagny', 'luca'])
      await edit(video, { community_id: home.id, loop_id: loop })
      assert.deepEqual(await notified(video), ['dagny', 'luca', 'saoirse'])
      for (const place of [
        { community_id: home.id, loop_id: null },
        { community_id: other.id, loop_id: null },
        { community_id: home.id, loop_id: loop },
        { community_id: null, loop_id: null },
        { community_id: home.id, loop_id: null },
      ]) {
        await edit(video, place)
        assert.deepEqual(await notified(video), ['dagny', 'luca', 'saoirse'], JSON.stringify(place))
      }
    })

    it('hear of a video that leaders move into a loop, once whoever moves it; out of one nothing is new [M02] [M06]', async () => {
      const video = await post({ loop_id: loop })
      assert.deepEqual(await notified(video), ['luca', 'saoirse'])
      await move(video, null, 'yuki')
      assert.deepEqual(await notified(video), ['luca', 'saoirse'])
      await move(video, otherLoop, 'luca')
      assert.deepEqual(await notified(video), ['luca', 'saoirse', 'yuki'])
      for (const [to, by] of [
        [loop, 'yuki'],
        [null, 'luca'],
        [otherLoop, 'luca'],
      ] as const) {
        await move(video, to, by)
        assert.deepEqual(await notified(video), ['luca', 'saoirse', 'yuki'])
      }
    })

    it('hear of a repost once, whoever brings it there, also of two at one moment, and its author not [M06] [L06]', async () => {
      const video = await post({})
      const place = { kind: 'community', id: home.id } as const
      await hear('yuki', { community: home })
      await Promise.all([repost(video, 'saoirse', place), repost(video, 'dagny', place)])
      const first = await notified(video)
      assert.deepEqual([...new Set(first)], first)
      assert.ok(first.includes('luca') && first.includes('yuki') && !first.includes('wren'), first.join())
      await repost(video, 'dagny', place, false)
      await repost(video, 'luca', place)
      await repost(video, 'luca', { kind: 'loop', id: loop })
      const all = await notified(video)
      assert.deepEqual([...new Set(all)], all)
      assert.ok(all.includes('saoirse'), 'saoirse follows the loop')
    })

    it('hear of a post that was deleted before it was ready, once it is brought back [M06] [M07]', async () => {
      const upload_path = `uploads/videos/subscribed${++made}`
      const owner = await userId(app, 'wren')
      const wren = await homes.as('wren')
      files.set(upload_path, { owner, state: 'processing', problem: null, mediaId: null })
      const { video_id } = (await posts.create({ upload_path, community_id: home.id }, wren)).data
      assert.equal((await posts.remove(video_id, wren)).code, codes.ok)
      files.set(upload_path, { owner, state: 'ready', problem: null, mediaId: await makeMedia(app) })
      await app.db.tx((tx) => app.services.postCreating.settle(tx, upload_path))
      assert.deepEqual(await notified(video_id), [])
      assert.equal((await posts.restore(video_id, wren)).code, codes.ok)
      assert.deepEqual(await notified(video_id), ['dagny', 'luca'])
    })
  })
}
