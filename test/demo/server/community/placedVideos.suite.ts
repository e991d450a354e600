import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunity } from '../../../../src/wire/community'
import type { WireFeed } from '../../../../src/wire/feed'
import type { WireNotice } from '../../../../src/wire/moderation'
import { paths } from '../../../../src/wire/paths'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, slugs } from '../../../support/server'
import { idOf, send, userId, videoId, write, written } from '../comment/comment'
import { type Home, homeOf } from './home'

export const placedVideosSuite = (stand: Stand) => {
  describe('videos of a community', () => {
    const homes = homeOf(stand)
    let app: TestApp
    let home: Home
    /** By dagny, in the community. */
    let video: string
    const slug = 'windows'
    before(async () => {
      app = await homes.open()
      home = await homes.create()
      video = await videoId(app, slug)
      await app.db.query(sql`update communities set videos_count = 1 where id = ${home.id}`)
      await app.db.query(sql`update videos set community_id = ${home.id}, loop_id = null,
        author_id = ${await userId(app, 'dagny')} where id = ${video}`)
    })
    after(() => app.close())

    const pin = (video_id: string | null, by = 'luca') =>
      home.act<Pick<WireCommunity, 'pinned_video'>>(by, 'POST', paths.communityPinVideo, { video_id })
    const feed = async () => slugs(await get<WireFeed>(app, `${paths.feedCommunity}?slug=${home.slug}`))

    it('are pinned one at a time, for those who may see them [M01]', async () => {
      for (let time = 0; time < 2; time++) assert.equal((await pin(video)).data.pinned_video?.slug, slug)
      assert.equal((await home.details('wren')).pinned_video?.video_id, video)
      assert.equal((await pin(await videoId(app, 'aurora-over-the-ridge'))).status, 404)
      await app.db.query(sql`update communities set is_closed = true where id = ${home.id}`)
      assert.deepEqual(
        [(await home.details('wren')).pinned_video, (await home.details('dagny')).pinned_video?.slug],
        [null, slug],
      )
      await app.db.query(sql`update communities set is_closed = false where id = ${home.id}`)
      for (let time = 0; time < 2; time++) assert.equal((await pin(null)).data.pinned_video, null)
      assert.deepEqual(await home.acts(), ['luca video_unpinned', 'luca video_pinned'])
    })

    it('have their comments closed: those that are there stay, none is written or changed [L07]', async () => {
      const set = (off: boolean) => home.act('luca', 'POST', paths.communityComments, { video_id: video, off })
      const wren = await homes.as('wren')
      const { comment_id } = await written(app, wren, { video_id: video, text: 'First' })
      for (let time = 0; time < 2; time++) assert.deepEqual((await set(true)).data, { comments_off: true })
      assert.equal((await get<WireVideo>(app, `${paths.video}?slug=${slug}`)).comments_off, true)
      const late = await write(app, wren, { video_id: video, text: 'Late' })
      assert.deepEqual([late.status, late.code], [403, codes.commentsOff])
      const changed = await send(app, 'PATCH', paths.comments, { comment_id, text: 'Other' }, wren)
      assert.equal(changed.code, codes.commentsOff)
      const { items } = await get<{ items: object[] }>(app, `${paths.videoComments}?video_id=${video}`)
      assert.ok(items.length > 0)
      await set(false)
      assert.equal((await write(app, wren, { video_id: video, text: 'On time' })).code, 200)
      assert.deepEqual((await home.acts()).slice(0, 2), ['luca comments_on', 'luca comments_off'])
    })

    it('are moved between the loops of the community, and not out of closed ones [M01]', async () => {
      const makeLoop = (name: string, community: string, isClosed = false) =>
        idOf(
          app,
          sql`insert into loops (brand_id, community_id, slug, name, is_closed, created_at)
            values (1, ${community}, ${name}, ${name}, ${isClosed}, now()) returning id::text`,
        )
      const move = (loop_id: string | null) =>
        home.act<{ loop: { slug: string } | null }>('luca', 'POST', paths.communityMoveVideo, {
          video_id: video,
          loop_id,
        })
      const other = await homes.create()
      const [open, closed] = [await makeLoop('open-loop', home.id), await makeLoop('closed-loop', home.id, true)]
      assert.equal((await move(await makeLoop('foreign-loop', other.id))).status, 404)
      assert.equal((await move(open)).data.loop?.slug, 'open-loop')
      assert.equal((await get<WireVideo>(app, `${paths.video}?slug=${slug}`)).loop?.slug, 'open-loop')
      assert.equal((await move(null)).data.loop, null)
      assert.equal((await move(closed)).status, 200)
      assert.deepEqual(
        [(await move(open)).status, (await move(null)).status, (await move(closed)).status],
        [409, 409, 200],
      )
      await app.db.query(sql`update videos set loop_id = null where id = ${video}`)
    })

    it('that were reposted there lose the repost alone [M01] [L06]', async () => {
      const id = await videoId(app, 'aurora-over-the-ridge')
      const reposts = async () =>
        (await get<WireVideo>(app, `${paths.video}?slug=aurora-over-the-ridge`)).counts.reposts
      const before = await reposts()
      const destinations = [{ kind: 'community', id: home.id }]
      await send(app, 'POST', paths.repostCreate, { video_id: id, destinations }, await homes.as('saoirse'))
      assert.deepEqual([(await feed()).includes('aurora-over-the-ridge'), await reposts()], [true, before + 1])
      for (let time = 0; time < 2; time++) {
        assert.equal((await home.act('luca', 'POST', paths.communityRemoveVideo, { video_id: id })).status, 200)
      }
      assert.deepEqual([(await feed()).includes('aurora-over-the-ridge'), await reposts()], [false, before])
      assert.equal((await home.acts())[0], 'luca video_removed')
    })

    it('are removed with a reason, which their author is told and may answer [M01] [T15]', async () => {
      await pin(video)
      const remove = (by: string) =>
        home.act<{ counts: object }>(by, 'POST', paths.communityRemoveVideo, { video_id: video, reason: 'Not ours' })
      assert.equal((await remove('dagny')).status, 403)
      for (let time = 0; time < 2; time++) assert.deepEqual((await remove('luca')).data.counts, { videos: 0 })
      assert.equal((await call(app, `${paths.video}?slug=${slug}`)).status, 404)
      const { items } = await get<{ items: WireNotice[] }>(app, paths.moderationNotices, await homes.as('dagny'))
      assert.deepEqual(
        items.map((notice) => [notice.video?.slug, notice.decision?.words]),
        [[slug, 'Not ours']],
      )
      assert.equal((await home.details('dagny')).pinned_video, null)
      assert.equal((await home.acts())[0], 'luca video_removed Not ours')
    })
  })
}
