import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { may, roles, type Standing } from '../../../../src/wire/permissions'
import { call, get, readAll, type Stand, signIn } from '../../../support/server'
import { idOf, send, userId, type Who } from '../comment/comment'

/** What wren is in the community and in the loop, for each standing in the loop. */
const rows: Record<Exclude<Standing, 'visitor' | 'banned'>, { role: number; state: string | null }> = {
  leader: { role: roles.leader, state: null },
  moderator: { role: roles.moderator, state: null },
  member: { role: roles.member, state: 'joined' },
  requested: { role: roles.member, state: 'requested' },
  unjoined: { role: roles.member, state: null },
}

export const closedLoopSuite = (stand: Stand) => {
  describe('what is in a loop', () => {
    let app: TestApp
    let wren: Who
    let me: string
    let loop: string
    let community: string
    const video = { id: '', slug: 'aurora-over-the-ridge', comment: '' }
    before(async () => {
      app = await stand.app()
      wren = await signIn(app, 'wren')
      me = await userId(app, 'wren')
      loop = await idOf(app, sql`select id::text from loops where slug = 'slow-light'`)
      community = await idOf(app, sql`select id::text from communities where slug = 'night-skies'`)
      video.id = await idOf(
        app,
        sql`update videos set loop_id = ${loop}, community_id = ${community}
        where slug = ${video.slug} returning id::text`,
      )
      video.comment = await idOf(
        app,
        sql`select id::text from comments
        where video_id = ${video.id} and deleted_at is null and author_id <> ${me}`,
      )
    })
    after(() => app.close())

    const set = async (standing: Standing, isLoopClosed: boolean, isCommunityClosed = false) => {
      await app.db.query(sql`update loops set is_closed = ${isLoopClosed} where id = ${loop}`)
      await app.db.query(sql`update communities set is_closed = ${isCommunityClosed} where id = ${community}`)
      await app.db.query(sql`delete from paces`)
      await app.db.query(sql`delete from loop_members where user_id = ${me}`)
      await app.db.query(sql`delete from community_members where user_id = ${me}`)
      if (standing === 'visitor' || standing === 'banned') return
      const { role, state } = rows[standing]
      await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
        values (${community}, ${me}, ${role}, now())`)
      if (!state) return
      await app.db.query(sql`insert into loop_members (loop_id, user_id, state, since)
        values (${loop}, ${me}, ${state}, now())`)
    }

    it('is counted of a community and an author for those who see it [M01] [M04] [F21]', async () => {
      const author = await idOf(
        app,
        sql`select u.nickname as id from users u join videos v on v.author_id = u.id where v.id = ${video.id}`,
      )
      const counted = async () => {
        type Counted = { counts: { videos: number } }
        const ofCommunity = await get<Counted>(app, `${paths.community}?slug=night-skies`, wren)
        const ofAuthor = await get<Counted>(app, `${paths.profile}?slug=${author}`, wren)
        return [ofCommunity.counts.videos, ofAuthor.counts.videos] as const
      }
      await app.db.query(sql`update communities set videos_count = (select count(*) from videos
        where community_id = ${community} and removed_at is null) where id = ${community}`)
      const inLoop = async (of = sql`true`) => {
        const rows = await app.db.query(
          sql`select 1 from videos where loop_id = ${loop} and removed_at is null and ${of}`,
        )
        return rows.length
      }
      const [all, own] = [
        await inLoop(),
        await inLoop(sql`author_id = (select author_id from videos where id = ${video.id})`),
      ]
      await set('member', true)
      const seen = await counted()
      for (const standing of ['unjoined', 'requested'] as const) {
        await set(standing, true)
        assert.deepEqual(await counted(), [seen[0] - all, seen[1] - own], standing)
        await set(standing, false)
        assert.deepEqual(await counted(), seen, `${standing}, open`)
      }
      // The other closed loop too.
      await set('leader', true)
      assert.ok((await counted())[0] > seen[0])
    })

    const codeOf = async (path: string, init?: RequestInit) => (await call(app, path, init)).code
    const post = async (path: string, body: object) => (await send(app, 'POST', path, body, wren)).code
    const answer = (allowed: boolean) => (allowed ? codes.ok : codes.membersOnly)

    const checkReading = async (sees: boolean, who: Partial<Who>) => {
      const expected = answer(sees)
      const reads = [
        `${paths.feedLoop}?slug=slow-light`,
        `${paths.video}?slug=${video.slug}`,
        `${paths.feedVideo}?slug=${video.slug}`,
        `${paths.videoComments}?video_id=${video.id}`,
        `${paths.comments}?parent_id=${video.comment}`,
        `${paths.commentChanges}?video_id=${video.id}&after=0`,
        `${paths.loopMembers}?slug=slow-light`,
      ]
      for (const path of reads) assert.equal(await codeOf(path, who), expected, path)
      for (const list of [`${paths.feedHome}?limit=100`, `${paths.feedCommunity}?slug=night-skies&limit=100`]) {
        if ((await codeOf(list, who)) !== codes.ok) continue
        assert.equal((await readAll(app, list, who)).flat().includes(video.slug), sees, list)
      }
      assert.equal(await codeOf(`${paths.loop}?slug=slow-light`, who), codes.ok)
      const view = { method: 'POST', headers: { 'content-type': 'application/json', ...who.headers } }
      const body = JSON.stringify({ video_id: video.id, what: 'view' })
      assert.equal(await codeOf(paths.videoCount, { ...view, body }), expected)
    }

    const checkWriting = async (standing: Standing, isClosed: boolean) => {
      const can = (action: Parameters<typeof may>[1]) => may(standing, action, { isClosed })
      assert.equal(await post(paths.spark, { video_id: video.id, sparked: true }), answer(can('spark')))
      assert.equal(await post(paths.spark, { comment_id: video.comment, sparked: true }), answer(can('spark')))
      const comment = { video_id: video.id, text: 'Hello', client_id: `${standing} ${isClosed}` }
      assert.equal(await post(paths.commentCreate, comment), answer(can('comment')))
      const profile = [{ kind: 'profile', id: me }]
      assert.equal(await post(paths.repostCreate, { video_id: video.id, destinations: profile }), answer(can('repost')))
      const other = await idOf(app, sql`select id::text from videos where slug = 'windows' and brand_id = 1`)
      const into = { video_id: other, destinations: [{ kind: 'loop', id: loop }] }
      assert.equal(await post(paths.repostCreate, into), can('repostInto') ? codes.ok : codes.forbidden)
      await post(paths.repostCreate, { ...into, reposted: false })
      const report = { comment_id: video.comment, reason: 'spam' }
      assert.equal(await post(paths.report, report), answer(can('reportContent')))
      await app.db.query(sql`delete from reports where reporter_id = ${me}`)
    }

    for (const standing of [...Object.keys(rows), 'visitor'] as Standing[]) {
      for (const isClosed of [false, true]) {
        it(`is for ${standing} of ${isClosed ? 'a closed' : 'an open'} one as the wire’s table says [M02] [H03] [T16]`, async () => {
          await set(standing, isClosed)
          await checkReading(may(standing, 'viewContent', { isClosed }), standing === 'visitor' ? {} : wren)
          if (standing !== 'visitor') await checkWriting(standing, isClosed)
        })
      }
    }

    it('is closed to all who are not in its closed community, whatever it says itself [M02] [T16]', async () => {
      await set('visitor', false, true)
      await checkReading(false, {})
      await checkReading(false, wren)
      await set('unjoined', false, true)
      await checkReading(true, wren)
    })

    it('nor what was reposted there is in a section of a page for others [M02] [L10] [T16]', async () => {
      const other = await idOf(app, sql`select id::text from videos where slug = 'windows' and brand_id = 1`)
      await set('leader', true)
      const into = { video_id: other, destinations: [{ kind: 'loop', id: loop }] }
      assert.equal(await post(paths.repostCreate, into), codes.ok)
      const section = async (who: Partial<Who> = {}) =>
        (await readAll(app, `${paths.placementFeed}?placement_id=studio-visit&limit=50`, who)).flat()
      assert.deepEqual((await section()).length, 0)
      assert.ok((await section(wren)).includes('windows'))
      await set('visitor', false)
      assert.ok((await section()).includes('windows'))
    })

    it('is not shown by links, nor counted away when it is withdrawn [M02] [F13]', async () => {
      const described = async () => {
        const subject = await app.services.linkSubjects.find('1', 'group', { slug: 'slow-light' })
        return [subject?.title, subject?.description !== '', await app.services.linkSubjects.find('1', 'video', video)]
      }
      await set('visitor', true)
      assert.deepEqual(await described(), ['Slow light', false, null])
      await set('visitor', false)
      assert.deepEqual((await described()).slice(0, 2), ['Slow light', true])
      const videos = async () =>
        (await get<{ counts: { videos: number } }>(app, `${paths.loop}?slug=slow-light`)).counts.videos
      const before = await videos()
      await app.db.query(sql`update videos set removed_at = now() where id = ${video.id}`)
      assert.equal(await videos(), before - 1)
    })
  })
}
