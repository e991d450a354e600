import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import { get, signIn, videosOf } from '../../../support/server'
import { send, type Who } from '../comment/comment'

describe('what members see of videos', () => {
  let app: TestApp
  let wren: Who
  let theo: Who
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  const home = async ({ headers }: Who) => videosOf(await get<WireFeed>(app, `${paths.feedHome}?limit=50`, { headers }))
  const titlesOf = async (viewer: Who, isOwn: boolean) =>
    new Set(
      (await home(viewer)).filter(({ author }) => (author.nickname === 'theo') === isOwn).map(({ title }) => title),
    )
  const rename = (title: string) => app.db.query(sql`update videos set title = ${title}`)
  const post = async (path: string, body: object) => assert.equal((await send(app, 'POST', path, body, wren)).code, 200)

  before(async () => {
    app = await createTestApp({ sharedMs: 1000, now: () => new Date(time) })
    wren = await signIn(app, 'wren')
    theo = await signIn(app, 'theo')
  })
  after(() => app.close())
  beforeEach(async () => {
    time += 10_000
    await rename('before')
    for (const viewer of [wren, theo]) await home(viewer)
  })

  it('is read once a second for all of them [S02]', async () => {
    await rename('after')
    time += 999
    assert.deepEqual(await titlesOf(theo, false), new Set(['before']))
    time += 1
    assert.deepEqual(await titlesOf(theo, false), new Set(['after']))
  })

  it('is read anew for who made it, to whom a change shows at once [S02]', async () => {
    await rename('after')
    assert.deepEqual(await titlesOf(theo, true), new Set(['after']))
  })

  it('stands beside counts and sparks as they are now [L06]', async () => {
    const video = (await home(wren)).find(({ viewer }) => viewer && !viewer.sparked)
    assert.ok(video)
    await post(paths.spark, { video_id: video.video_id, sparked: true })
    const again = async (viewer: Who) => (await home(viewer)).find(({ video_id }) => video_id === video.video_id)
    const own = await again(wren)
    assert.deepEqual([own?.viewer?.sparked, own?.counts.sparks], [true, video.counts.sparks + 1])
    const others = await again(theo)
    assert.deepEqual([others?.viewer?.sparked, others?.counts.sparks], [false, video.counts.sparks + 1])
  })

  it('shows nothing of people who are blocked, of hidden and of deleted videos from that moment on [T14]', async () => {
    const [first, second, third] = (await home(wren)).filter(({ author }) => author.nickname !== 'theo')
    assert.ok(first && second && third)
    const shown = async () => new Set((await home(wren)).map(({ video_id }) => video_id))
    await app.db.query(sql`update videos set removed_at = ${new Date(time)} where id = ${first.video_id}`)
    await post(paths.hide, { video_id: second.video_id, hidden: true })
    await post(paths.hide, { user_id: third.author.user_id, hidden: true })
    const left = await shown()
    assert.deepEqual(
      [first, second, third].filter(({ video_id }) => left.has(video_id)),
      [],
    )
    assert.ok((await home(wren)).every(({ author }) => author.user_id !== third.author.user_id))
  })

  it('shows nothing of a community that closes, but to those who are in it [M01] [T16]', async () => {
    const open = (await home(wren)).find(({ community }) => community)?.community
    assert.ok(open)
    const { community_id } = open
    await app.db.query(sql`update communities set is_closed = true where id = ${community_id}`)
    await app.db.query(sql`delete from community_members where community_id = ${community_id}
      and user_id = (select id from users where brand_id = 1 and nickname = 'wren')`)
    await app.db.query(
      sql`delete from loop_members where user_id = (select id from users where brand_id = 1 and nickname = 'wren')`,
    )
    assert.ok((await home(wren)).every(({ community }) => community?.community_id !== community_id))
  })
})
