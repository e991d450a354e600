import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireFeedItem } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import type { WireRepostDestination, WireRepostRequest } from '../../../../src/wire/repost'
import type { WireVideo } from '../../../../src/wire/video'
import { call, get, type Stand, signIn } from '../../../support/server'
import { idOf, readAll, send, userId, videoId, type Who } from '../comment/comment'

interface Answer {
  counts: { reposts: number }
  viewer: { reposted: boolean }
  waiting: string[]
}

export const repostsSuite = (stand: Stand) => {
  describe('reposts', () => {
    let app: TestApp
    let wren: Who
    let me: string
    let video: string
    let community: string
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      me = await userId(app, 'wren')
      video = await videoId(app, 'windows')
      community = await idOf(app, sql`select id::text from communities where slug = 'field-studies'`)
      await join(2)
    })
    after(() => app.close())

    /** Makes wren one of the community, and of its loops. */
    const join = async (role: number) => {
      await app.db.query(sql`delete from community_members where user_id = ${me}`)
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        values (${community}, ${me}, ${role}, now())`)
      await app.db.query(sql`delete from loop_members where user_id = ${me}`)
      await app.db.query(sql`insert into loop_members (loop_id, user_id, state, since)
        select id, ${me}, 'joined', now() from loops where community_id = ${community} and archived_at is null`)
    }
    const policy = (it: string) =>
      app.db.query(sql`update communities set repost_policy = ${it} where id = ${community}`)
    const set = (destinations: object[], reposted = true, who: Partial<Who> = wren, video_id = video) =>
      send<Answer>(app, 'POST', paths.repostCreate, { video_id, destinations, reposted }, who)
    const places = () =>
      readAll<WireRepostDestination>(app, `${paths.repostDestinations}?video_id=${video}&limit=2`, wren)
    const counted = async () => {
      const [row] = await app.db.query<{ rows: number }>(
        sql`select count(*) as rows from reposts where video_id = ${video} and not is_waiting`,
      )
      const { counts, viewer } = await get<WireVideo>(app, `${paths.video}?slug=windows`, wren)
      assert.equal(counts.reposts, row?.rows)
      return { count: counts.reposts, reposted: viewer?.reposted }
    }
    const profile = () => ({ kind: 'profile', id: me })
    const there = () => ({ kind: 'community', id: community })

    it('go to the viewer’s profile and to communities and loops, each once, and can be taken back [F24] [L06]', async () => {
      const loop = await idOf(app, sql`select id::text from loops where community_id = ${community}`)
      const all = [profile(), there(), { kind: 'loop', id: loop }]
      const { count } = await counted()
      for (const again of [1, 2]) {
        const { code, data } = await set(all)
        assert.equal(code, 200, `${again}`)
        assert.deepEqual(data, { counts: { reposts: count + 3 }, viewer: { reposted: true }, waiting: [] })
      }
      assert.deepEqual(await counted(), { count: count + 3, reposted: true })
      assert.deepEqual((await set([there()], false)).data.viewer, { reposted: true })
      for (const again of [1, 2]) {
        const { data } = await set(all, false)
        assert.deepEqual(data, { counts: { reposts: count }, viewer: { reposted: false }, waiting: [] }, `${again}`)
      }
      assert.deepEqual(await counted(), { count, reposted: false })
    })

    it('wait for a leader, or are for leaders alone, in the demo’s places that say so [S01] [F24]', async () => {
      const stateOf = async (nickname: string, name: string) => {
        const who = await signIn(app, nickname)
        const path = `${paths.repostDestinations}?video_id=${video}&limit=50`
        return (await readAll<WireRepostDestination>(app, path, who)).find((place) => place.name === name)?.state
      }
      assert.equal(await stateOf('yuki', 'Small Societies'), 'needs_approval')
      assert.equal(await stateOf('lin', 'Slow Shaders'), 'leaders_only')
      assert.equal(await stateOf('oskar', 'Slow Shaders'), 'open')
    })

    it('name where they may go, in which state each place is, and since when [F24] [L06]', async () => {
      const found = await places()
      assert.deepEqual([found[0]?.kind, found[0]?.id, found[0]?.state], ['profile', me, 'open'])
      const kinds = found.map(({ kind }) => kind)
      assert.deepEqual(kinds, ['profile', 'community', ...kinds.slice(2).map(() => 'loop')])
      assert.ok(kinds.length > 2)
      assert.equal(new Set(found.map(({ kind, id }) => `${kind} ${id}`)).size, found.length)
      assert.ok(found.slice(2).every(({ within }) => within === found[1]?.name))
      const state = async (kind: string) => (await places()).find((it) => it.kind === kind)?.state
      await policy('leaders')
      assert.deepEqual([await state('community'), await state('loop')], ['leaders_only', 'leaders_only'])
      assert.equal((await set([there()])).code, codes.forbidden)
      await policy('approval')
      assert.equal(await state('community'), 'needs_approval')
      const before = await counted()
      assert.deepEqual((await set([there()])).data.waiting, [community])
      assert.equal((await counted()).count, before.count)
      assert.equal(await state('community'), 'waiting')
      await set([there()], false)
      await join(1)
      assert.equal(await state('community'), 'open')
      await set([there()])
      const done = (await places()).find(({ kind }) => kind === 'community')
      assert.ok(done?.state === 'reposted' && done.reposted_at)
      await set([there()], false)
      await policy('members')
      await join(2)
    })

    it('go to all of the places or to none [F24] [T16]', async () => {
      const before = await counted()
      const closed = await idOf(app, sql`select id::text from communities where slug = 'inner-circle'`)
      const wrong: Array<[object, number]> = [
        [{ kind: 'community', id: closed }, codes.forbidden],
        [{ kind: 'profile', id: await userId(app, 'yuki') }, codes.forbidden],
        [{ kind: 'community', id: '999999' }, codes.notFound],
        [{ kind: 'loop', id: 'x' }, codes.notFound],
      ]
      for (const [place, code] of wrong) {
        assert.equal((await set([profile(), place])).code, code, JSON.stringify(place))
      }
      assert.deepEqual(await counted(), before)
      assert.equal((await set([])).status, 400)
      assert.equal((await set([profile()], true, {})).status, 401)
      const inside = await idOf(app, sql`select id::text from videos where community_id = ${closed} limit 1`)
      assert.equal((await set([profile()], true, wren, inside)).code, codes.membersOnly)
      assert.equal((await call(app, `${paths.repostDestinations}?video_id=999999`, wren)).status, 404)
    })

    it('that need a leader’s word wait for it, uncounted, and can be asked for again [F24] [T16]', async () => {
      await policy('approval')
      await set([there()])
      const yuki = await signIn(app, 'yuki')
      const path = `${paths.repostRequests}?community_id=${community}`
      const decide = (accepted: boolean, who: Who, place = there()) => {
        const body = { video_id: video, user_id: me, ...place, accepted }
        return send<{ counts: { reposts: number } }>(app, 'PATCH', paths.repostRequests, body, who)
      }
      assert.equal((await call(app, path, wren)).code, codes.forbidden)
      assert.equal((await decide(true, wren)).code, codes.forbidden)
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        values (${community}, ${await userId(app, 'yuki')}, 3, now())
        on conflict (community_id, user_id) do update set role = 3`)
      const waiting = async () => {
        const all = await readAll<WireRepostRequest>(app, `${path}&limit=1`, yuki)
        return all.map((it) => [it.video.slug, it.user.nickname, it.kind, it.id])
      }
      assert.deepEqual(await waiting(), [['windows', 'wren', 'community', community]])
      const loop = await idOf(
        app,
        sql`select id::text from loops where community_id = ${community} order by loops.id limit 1`,
      )
      await set([{ kind: 'loop', id: loop }])
      assert.deepEqual(
        (await waiting()).map(([, , kind]) => kind),
        ['community', 'loop'],
      )
      await set([{ kind: 'loop', id: loop }], false)
      const { count } = await counted()
      assert.deepEqual((await decide(false, yuki)).data, { counts: { reposts: count } })
      assert.deepEqual([await waiting(), (await counted()).reposted], [[], false])
      assert.equal((await decide(true, yuki)).status, 404)
      await set([there()])
      assert.equal((await decide(true, yuki, { kind: 'loop', id: loop })).status, 404)
      assert.deepEqual((await decide(true, yuki)).data, { counts: { reposts: count + 1 } })
      assert.deepEqual([await waiting(), (await counted()).count], [[], count + 1])
      await set([there()], false)
      assert.equal((await counted()).count, count)
      await policy('members')
    })

    it('bring a video to the place’s feed, at their own time and by the name of who brought it first [F19] [F24]', async () => {
      const loop = await idOf(
        app,
        sql`select id::text from loops where community_id = ${community} order by loops.id limit 1`,
      )
      const slugs = await app.db.query<{
        community: string
        loop: string
      }>(sql`select c.slug as community, l.slug as loop
        from communities c join loops l on l.community_id = c.id where l.id = ${loop}`)
      const feeds = [
        `${paths.feedCommunity}?slug=${slugs[0]?.community}`,
        `${paths.feedLoop}?slug=${slugs[0]?.loop}`,
        `${paths.profileVideos}?slug=wren`,
      ]
      const read = async (path: string, who: Partial<Who> = {}) => {
        const items = await readAll<WireFeedItem>(app, `${path}&limit=3`, who)
        return items.flatMap((it) => (it.type === 'video' ? [{ slug: it.slug, by: it.reposted_by?.nickname }] : []))
      }
      const before = await Promise.all(feeds.map((path) => read(path)))
      for (const list of before) assert.ok(list.every(({ slug, by }) => slug !== 'windows' && by === undefined))
      await set([profile(), there(), { kind: 'loop', id: loop }])
      const yuki = await signIn(app, 'yuki')
      await set([there()], true, yuki)
      for (const [at, path] of feeds.entries()) {
        const first = { slug: 'windows', by: 'wren' }
        assert.deepEqual(await read(path), [first, ...(before[at] ?? [])], path)
      }
      await app.db.query(sql`insert into blocks (user_id, blocked_id, created_at)
        values (${await userId(app, 'yuki')}, ${me}, now())`)
      assert.deepEqual((await read(feeds[0] ?? '', yuki))[0], { slug: 'windows', by: 'yuki' })
      assert.deepEqual((await read(feeds[1] ?? '', yuki)).length, before[1]?.length)
      await app.db.query(sql`delete from blocks`)
      await set([profile(), there(), { kind: 'loop', id: loop }], false)
      await set([there()], false, yuki)
      assert.deepEqual(await Promise.all(feeds.map((path) => read(path))), before)
    })

    it('are counted exactly when many repost and take back in parallel [F24] [L06]', async () => {
      const { count } = await counted()
      const nicknames = ['yuki', 'dagny', 'luca', 'saoirse', 'priya']
      const crowd = await Promise.all(
        nicknames.map(async (it) => ({
          who: await signIn(app, it),
          place: { kind: 'profile', id: await userId(app, it) },
        })),
      )
      const already = await app.db.query(sql`select 1 from reposts r join users u on u.id = r.user_id
        where r.video_id = ${video} and u.nickname = any(${nicknames})`)
      await Promise.all([...crowd, ...crowd].map(({ who, place }) => set([place], true, who)))
      assert.equal((await counted()).count, count + crowd.length - already.length)
      await Promise.all([...crowd, ...crowd].map(({ who, place }) => set([place], false, who)))
      assert.equal((await counted()).count, count - already.length)
    })
  })
}
