import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommunityLogEntry } from '../../../../src/wire/communityLog'
import type { WireFeed } from '../../../../src/wire/feed'
import type { WireLoop } from '../../../../src/wire/loop'
import { participations } from '../../../../src/wire/membership'
import { paths } from '../../../../src/wire/paths'
import { may, roles, type Standing } from '../../../../src/wire/permissions'
import { call, get, type Stand, signIn, slugs } from '../../../support/server'
import { readAll, send, userId, videoId, type Who } from '../comment/comment'
import { upload } from '../upload/pictures'
import { type LoopCalls, loopCalls } from './loop'

export const loopEditingSuite = (stand: Stand) => {
  describe('those who lead a community', () => {
    let app: TestApp
    let loops: LoopCalls
    let mira: Who
    let community_id: string
    before(async () => {
      app = await stand.app()
      loops = loopCalls(app)
      mira = await signIn(app, 'mira.light')
      community_id = await loops.communityId('night-skies')
    })
    after(() => app.close())

    const create = (body: object, who: Partial<Who> = mira) =>
      send<WireLoop>(app, 'POST', paths.loop, { community_id, ...body }, who)
    const edit = (loop_id: string, body: object, who: Partial<Who> = mira) =>
      send<WireLoop>(app, 'PATCH', paths.loop, { loop_id, ...body }, who)
    const archive = (loop_id: string, archived: boolean, who: Partial<Who> = mira) =>
      send<WireLoop>(app, 'POST', paths.loopArchive, { loop_id, archived }, who)
    /** What the log has since the last call, the latest first. */
    const acts = async () => {
      const entries = await readAll<WireCommunityLogEntry>(
        app,
        `${paths.communityLog}?community_id=${community_id}`,
        mira,
      )
      await app.db.query(sql`delete from community_log where community_id = ${community_id}`)
      return entries.map(({ act, actor, loop, person, fields }) =>
        [actor?.nickname, act, loop?.name, person?.nickname, ...fields].filter(Boolean).join(' '),
      )
    }
    const listed = async (who: Partial<Who> = {}) =>
      (await readAll<WireLoop>(app, `${paths.communityLoops}?slug=night-skies`, who)).map(({ slug }) => slug)

    it('begin loops, each under an address of its own made of its name [M02] [F21]', async () => {
      await acts()
      const { counts } = await get<{ counts: { loops: number } }>(app, `${paths.community}?slug=night-skies`)
      const { data } = await create({ name: '  Tomás’\nnight  sky! ', description: 'Clouds count.' })
      assert.deepEqual(
        [data.slug, data.description, data.counts, data.is_closed, data.image_url],
        ['tomas-night-sky', 'Clouds count.', { members: 1, videos: 0 }, false, null],
      )
      const { joined: participation } = participations
      assert.deepEqual(data.viewer, { participation, subscribed: true, role: roles.leader, requests: 0 })
      const others = await Promise.all(
        ['夜空', 'Tomas night sky', '!!!', 'TOMAS NIGHT SKY'].map((name) => create({ name })),
      )
      assert.deepEqual(
        others.map((it) => it.data.slug).sort(),
        ['loop', 'tomas-night-sky-2', 'tomas-night-sky-3', '夜空'].sort(),
      )
      assert.equal((await loops.of('夜空')).name, '夜空')
      const after = await get<{ counts: { loops: number } }>(app, `${paths.community}?slug=night-skies`)
      assert.equal(after.counts.loops, counts.loops + 5)
      assert.equal((await acts()).length, 5)
      const key = { headers: { ...mira.headers, 'idempotency-key': 'once' } }
      const twice = [await create({ name: 'Once' }, key), await create({ name: 'Once' }, key)]
      assert.deepEqual(
        twice.map((it) => it.data.slug),
        ['once', 'once'],
      )
      await loops.checkCounts()
    })

    it('change what is given of them, tidied, in words that the brand takes [M02] [T15]', async () => {
      const { loop_id } = (await create({ name: 'Weather' })).data
      await acts()
      const { data } = await edit(loop_id, { name: ' Weather\nreports ', description: 'Daily.' })
      assert.deepEqual([data.name, data.description, data.slug], ['Weather reports', 'Daily.', 'weather'])
      await edit(loop_id, { name: 'Weather reports', is_closed: false })
      assert.deepEqual(await acts(), ['mira.light loop_edited Weather reports name description'])
      await app.db.query(sql`update brands set blocked_words = '["gullible"]' where id = 1`)
      for (const body of [{ name: 'Gullible' }, { name: 'Fine', description: 'gullible' }]) {
        assert.equal((await edit(loop_id, body)).code, codes.textRefused)
        assert.equal((await create({ ...body })).code, codes.textRefused)
      }
      await app.db.query(sql`update brands set blocked_words = '[]' where id = 1`)
      for (const body of [
        { name: ' ' },
        { name: '\u200b' },
        { name: 'x'.repeat(51) },
        { description: 'x'.repeat(501) },
      ]) {
        assert.equal((await edit(loop_id, body)).status, 400, JSON.stringify(body))
      }
      assert.deepEqual([(await create({})).status, (await edit('999999', { name: 'A' })).status], [400, 404])
      assert.deepEqual(await acts(), [])
    })

    it('show pictures that they have uploaded themselves, which go when another takes their place [M02] [F16]', async () => {
      const place = (name: string) => `uploads/communities/${name}.png`
      const one = await upload(app, place('one'), mira.headers)
      const two = await upload(app, place('two'), mira.headers)
      const foreign = await upload(app, place('foreign'), (await signIn(app, 'wren')).headers)
      const { data } = await create({ name: 'Pictures', image_url: one })
      assert.equal(data.image_url, one)
      for (const image_url of [foreign, `https://evil.example${one}`, '/media/poster.webp']) {
        assert.equal((await edit(data.loop_id, { image_url })).status, 400, image_url)
      }
      assert.equal((await edit(data.loop_id, { image_url: `http://localhost${two}` })).data.image_url, two)
      await app.runJobs()
      assert.deepEqual([(await app.fetch(one)).status, (await app.fetch(two)).status], [404, 200])
      assert.equal((await edit(data.loop_id, { image_url: null })).data.image_url, null)
    })

    it('open a loop to those who wait, and close it to those who only followed it [M02] [F21]', async () => {
      const { loop_id } = (await create({ name: 'Door', is_closed: true })).data
      const [luca, wren] = [await signIn(app, 'luca'), await signIn(app, 'wren')]
      await loops.join(loop_id, luca)
      await loops.news(loop_id)
      await acts()
      const opened = await edit(loop_id, { is_closed: false })
      assert.deepEqual([opened.data.is_closed, opened.data.counts.members], [false, 2])
      assert.deepEqual(await loops.news(loop_id), ['luca: join_accepted by mira.light'])
      await loops.subscribe(loop_id, true, wren)
      await loops.subscribe(loop_id, true, luca)
      await edit(loop_id, { is_closed: true })
      assert.deepEqual(
        [await loops.stateOf(loop_id, 'wren'), await loops.stateOf(loop_id, 'luca')],
        [undefined, { state: 'joined', subscribed: true }],
      )
      assert.deepEqual(await acts(), ['mira.light loop_edited Door is_closed', 'mira.light loop_edited Door is_closed'])
      await loops.checkCounts()
    })

    it('archive a loop: it can be read, is in no list, and takes nobody and nothing new [M02]', async () => {
      const loop_id = await loops.id('slow-light')
      const [ivo, wren] = [await signIn(app, 'ivo'), await signIn(app, 'wren')]
      const feed = async () => slugs(await get<WireFeed>(app, `${paths.feedLoop}?slug=slow-light`))
      const before = await feed()
      await acts()
      for (const _ of [1, 2]) assert.equal((await archive(loop_id, true)).data.is_archived, true)
      assert.deepEqual(await acts(), ['mira.light loop_archived Slow light'])
      assert.ok(!(await listed()).includes('slow-light'))
      assert.deepEqual([await feed(), (await loops.of('slow-light')).is_archived], [before, true])
      const into = { video_id: await videoId(app, 'windows'), destinations: [{ kind: 'loop', id: loop_id }] }
      assert.deepEqual(
        [
          (await loops.join(loop_id, wren)).code,
          (await send(app, 'POST', paths.repostCreate, into, ivo)).code,
          (await loops.leave(loop_id, ivo)).data.viewer.participation,
        ],
        [codes.conflict, codes.forbidden, participations.unjoined],
      )
      const places = `${paths.repostDestinations}?video_id=${into.video_id}`
      const offered = await readAll<{ id: string; kind: string }>(app, places, mira)
      assert.ok(offered.every(({ id, kind }) => kind !== 'loop' || id !== loop_id))
      assert.equal((await archive(loop_id, false)).data.is_archived, false)
      assert.ok((await listed()).includes('slow-light'))
      assert.equal((await loops.join(loop_id, ivo)).code, codes.ok)
      assert.deepEqual(await acts(), ['mira.light loop_restored Slow light'])

      const closedLoop = await loops.id('darkroom')
      await loops.join(closedLoop, wren)
      await archive(closedLoop, true)
      assert.equal(await loops.stateOf(closedLoop, 'wren'), undefined)
      assert.deepEqual(await loops.news(closedLoop), [])
      await archive(closedLoop, false)
      await loops.checkCounts()
    })

    it('are leaders and moderators, and nobody else [H03] [T16]', async () => {
      const { loop_id } = (await create({ name: 'Ours' })).data
      const standings: Record<Exclude<Standing, 'visitor'>, string> = {
        ...{
          leader: 'mira.light',
          moderator: 'ines',
          member: 'dagny',
          requested: 'bea',
          unjoined: 'theo',
          banned: 'nils',
        },
      }
      await app.db.query(sql`insert into community_members (community_id, user_id, since)
        values (${community_id}, ${await userId(app, 'bea')}, now())`)
      await app.db.query(sql`insert into community_bans (community_id, user_id, reason, banned_at)
        values (${community_id}, ${await userId(app, 'nils')}, '', now())`)
      for (const [standing, nickname] of Object.entries(standings) as Array<[Standing, string]>) {
        const who = await signIn(app, nickname)
        const place = { isClosed: false }
        const answers = [
          ['createLoop', await create({ name: `By ${nickname}` }, who)],
          ['editLoop', await edit(loop_id, { description: nickname }, who)],
          ['archiveLoop', await archive(loop_id, false, who)],
          ['decideRequests', await call(app, `${paths.loopParticipation}?loop_id=${loop_id}`, who)],
        ] as const
        for (const [action, { code }] of answers) {
          assert.equal(code, may(standing, action, place) ? codes.ok : codes.forbidden, `${standing} ${action}`)
        }
      }
      assert.equal((await loops.join(loop_id, await signIn(app, 'nils'))).code, codes.banned)
      assert.equal((await create({ name: 'Nobody' }, {})).code, codes.unauthorised)
      const stranger = await signIn(app, 'marit', { brand: '2' })
      assert.deepEqual(
        [(await create({ name: 'A' }, stranger)).code, (await edit(loop_id, {}, stranger)).code],
        [404, 404],
      )
    })

    it('have rules that somebody accepts who comes in by a loop [M01] [M02]', async () => {
      await app.db.query(sql`update communities set rules = '["Show the code"]' where id = ${community_id}`)
      const id = await loops.id('aurora-lab')
      const yuki = await signIn(app, 'yuki')
      assert.equal((await loops.join(id, yuki, { accepted_rules: false })).code, codes.rulesNotAccepted)
      assert.equal(await loops.stateOf(id, 'yuki'), undefined)
      assert.equal((await loops.join(id, yuki)).code, codes.ok)
      assert.equal((await loops.join(await loops.id('slow-light'), yuki, { accepted_rules: false })).code, codes.ok)
    })
  })
}
