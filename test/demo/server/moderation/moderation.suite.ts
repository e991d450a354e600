import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireLogEntry } from '../../../../src/wire/moderation'
import { paths } from '../../../../src/wire/paths'
import { call, get, readAll as readFeed, type Stand, signIn } from '../../../support/server'
import { patch } from '../account/account.suite'
import { idOf, readAll, send, userId, write, written } from '../comment/comment'
import { listFor } from '../notification/notificationList'
import { placeOf } from './place'

export const moderationSuite = (stand: Stand) => {
  describe('moderation of a community', () => {
    let app: TestApp
    let community: string
    let video: string
    let slug: string
    const { as, later, report, queue, decide, judge, notices, answer, reported, see, now, open } = placeOf(stand)
    before(async () => {
      const place = await open()
      app = place.app
      community = place.community
      video = place.video
      slug = place.slug
    })
    after(() => app.close())

    it('has a queue of what was reported, with reasons, notes and what is known of the author [T15] [T16]', async () => {
      const { reasons, notes, author, record, comment, decision, video: about } = await reported('wren', 'Look at this')
      assert.deepEqual(reasons, [
        { reason: 'spam', count: 1 },
        { reason: 'stolen', count: 1 },
      ])
      assert.deepEqual(notes.map((it) => [it.text, it.reporter?.nickname]).sort(), [
        ['An advertisement', undefined],
        ['It is mine', 'saoirse'],
      ])
      assert.deepEqual([author.nickname, comment?.text, about?.slug, decision], ['wren', 'Look at this', slug, null])
      assert.deepEqual([record.removed, record.warned], [0, 0])
      assert.equal((await queue()).counts.open, (await queue()).items.length)
      for (const name of ['wren', 'saoirse']) {
        const path = `${paths.moderationQueue}?community_id=${community}`
        assert.equal((await call(app, path, as(name))).code, codes.forbidden)
      }
      assert.equal((await call(app, `${paths.moderationQueue}?community_id=999999`, as('yuki'))).status, 404)
    })

    it('keeps what was reported, which its reporters see again, and are told of [M06] [T15]', async () => {
      await app.db.query(sql`delete from notifications`)
      const { case_id, comment_id } = await reported('wren', 'Quite all right')
      assert.equal(await see(comment_id, 'dagny'), undefined)
      const { data } = await decide(case_id, { decision: 'keep' }, 'yuki')
      assert.deepEqual([data.decision?.decision, data.decided_by?.nickname], ['keep', 'yuki'])
      assert.equal((await see(comment_id, 'dagny'))?.text, 'Quite all right')
      assert.ok((await notices('wren')).items.every((it) => it.case_id !== case_id))
      for (const reporter of ['saoirse', 'dagny']) {
        const told = (await listFor(app, as(reporter))).items.filter(({ kind }) => kind === 'report_kept')
        assert.deepEqual(
          told.map(({ actors, comment }) => [actors, comment?.text]),
          [[[], 'Quite all right']],
        )
      }
      assert.deepEqual((await listFor(app, as('wren'))).items, [], 'the author hears nothing of it')
      assert.equal((await decide(case_id, {})).code, codes.conflict)
    })

    it('removes it, tells the author why, hears one answer, and lets somebody else judge it [T15]', async () => {
      const { case_id, comment_id } = await reported('wren', 'Borrowed words')
      assert.equal((await decide(case_id, {}, 'saoirse')).code, codes.forbidden)
      await decide(case_id, { decision: 'warn', rule: 'Share what is yours', words: 'Whose is it?' })
      assert.equal(await see(comment_id, 'wren'), undefined)
      const [notice] = (await notices('wren')).items
      assert.deepEqual([notice?.case_id, notice?.comment?.text, notice?.answer], [case_id, 'Borrowed words', null])
      const { decision, rule, words } = notice?.decision ?? assert.fail('it is decided')
      assert.deepEqual([decision, rule, words], ['warn', 'Share what is yours', 'Whose is it?'])
      assert.ok(!JSON.stringify(notice).includes('luca') && !JSON.stringify(notice).includes('saoirse'))

      assert.equal((await answer(case_id, 'Mine', 'saoirse')).status, 404)
      assert.equal((await judge(case_id, { upheld: true }, 'yuki')).code, codes.conflict)
      for (const again of [1, 2]) assert.equal((await answer(case_id, 'My own', 'wren')).code, 200, `${again}`)
      assert.equal((await answer(case_id, 'And more', 'wren')).code, codes.conflict)
      assert.equal((await queue('answered')).items[0]?.answer?.text, 'My own')
      assert.equal((await judge(case_id, { upheld: false }, 'luca')).code, codes.forbidden)
      await judge(case_id, { upheld: false, words: 'Sorry' }, 'dagny')
      assert.equal((await see(comment_id, 'wren'))?.text, 'Borrowed words')
      const judged = (await notices('wren')).items.find((it) => it.case_id === case_id)?.answer
      assert.deepEqual([judged?.upheld, judged?.words], [false, 'Sorry'])
      assert.equal((await judge(case_id, { upheld: true }, 'yuki')).code, codes.conflict)
      assert.deepEqual((await reported('wren', 'Next')).record.warned, 0)
    })

    it('suspends its author from writing there, for hours or for good, and nowhere else [T15] [T16]', async () => {
      const elsewhere = await idOf(
        app,
        sql`select v.id::text from videos v left join communities c on c.id = v.community_id
        where v.brand_id = 1 and c.id is distinct from ${community} and not coalesce(c.is_closed, false) limit 1`,
      )
      const { case_id } = await reported('wren', 'Again and again')
      await decide(case_id, { decision: 'suspend', hours: 24 })
      const until = new Date(now() + 24 * 60 * 60_000).toISOString()
      const refused = await write(app, as('wren'), { video_id: video, text: 'Hello' })
      assert.deepEqual([refused.code, refused.status, refused.data], [codes.suspended, 403, { until }])
      await written(app, as('wren'), { video_id: elsewhere, text: 'Hello' })
      assert.equal((await notices('wren')).items[0]?.decision.suspended_until, until)
      await later(24)
      await written(app, as('wren'), { video_id: video, text: 'Back' })
      const next = await reported('wren', 'Once more')
      await decide(next.case_id, { decision: 'suspend' })
      await later(24 * 400)
      const { data } = await write(app, as('wren'), { video_id: video, text: 'Hello' })
      assert.deepEqual(data, { until: null })
      await answer(next.case_id, 'Never again', 'wren')
      await judge(next.case_id, { upheld: false }, 'yuki')
      await written(app, as('wren'), { video_id: video, text: 'Thanks' })
    })

    it('is not done by somebody about themselves, and only leaders suspend those who lead [T15] [T16]', async () => {
      const own = await reported('luca', 'By a moderator')
      assert.equal((await decide(own.case_id, {}, 'luca')).code, codes.forbidden)
      assert.equal((await decide(own.case_id, { decision: 'suspend', hours: 1 }, 'dagny')).code, codes.forbidden)
      assert.equal((await decide(own.case_id, { decision: 'suspend', hours: 1 }, 'yuki')).code, 200)
    })

    it('never tells those who lead who reported or decided about what is theirs [T15] [T16]', async () => {
      const own = await reported('luca', 'Of one who moderates')
      const seen = async (state: string) => {
        const { items, counts } = await queue(state, 'luca')
        assert.deepEqual(
          items.filter(({ author }) => author.nickname === 'luca'),
          [],
        )
        return counts
      }
      assert.equal((await seen('open')).open, (await queue('open')).counts.open - 1)
      await decide(own.case_id, {}, 'dagny')
      assert.ok((await seen('decided')).decided < (await queue('decided')).counts.decided)
      const logged = async (name: string) => {
        const path = `${paths.moderationLog}?community_id=${community}`
        const entry = (await get<{ items: WireLogEntry[] }>(app, path, as(name))).items[0]
        return [entry?.act, entry?.author?.nickname, entry?.actor?.nickname]
      }
      assert.deepEqual(await logged('yuki'), ['remove', 'luca', 'dagny'])
      assert.deepEqual(await logged('luca'), ['remove', 'luca', undefined])
    })

    it('withdraws a video from every list, and puts it back [T15]', async () => {
      const home = async () => (await readFeed(app, `${paths.feedHome}?limit=100`)).flat()
      const videos = async () => {
        const [row] = await app.db.query<{ n: number }>(
          sql`select videos_count as n from communities where id = ${community}`,
        )
        return row?.n ?? 0
      }
      const before = await videos()
      await app.db.query(sql`update videos set author_id = ${await userId(app, 'wren')} where id = ${video}`)
      await report({ video_id: video }, 'saoirse')
      const found = (await queue()).items.find((it) => it.comment === null)
      await decide(found?.case_id ?? '', {})
      assert.ok(!(await home()).includes(slug))
      assert.equal((await call(app, `${paths.video}?slug=${slug}`)).status, 404)
      assert.equal((await write(app, as('yuki'), { video_id: video, text: 'x' })).status, 404)
      assert.equal(await videos(), before - 1)
      await answer(found?.case_id ?? '', 'Mine', 'wren')
      await judge(found?.case_id ?? '', { upheld: false }, 'yuki')
      assert.ok((await home()).includes(slug))
      assert.equal(await videos(), before)
    })

    it('writes each act down, also of a comment that nobody reported [T15]', async () => {
      const { comment_id } = await written(app, as('wren'), { video_id: video, text: 'Off topic' })
      await call(app, `${paths.comments}?comment_id=${comment_id}`, { method: 'DELETE', ...as('luca') })
      const path = `${paths.moderationLog}?community_id=${community}&limit=2`
      const entries = await readAll<WireLogEntry>(app, path, as('yuki'))
      assert.deepEqual(
        entries.slice(0, 3).map(({ act, actor, what }) => [act, actor?.nickname, what === 'Off topic']),
        [
          ['remove', 'luca', true],
          ['put_back', 'yuki', false],
          ['remove', 'luca', false],
        ],
      )
      assert.ok(entries.length > 8)
      assert.deepEqual(
        new Set(entries.map(({ act }) => act)),
        new Set(['keep', 'remove', 'warn', 'suspend', 'put_back']),
      )
      assert.equal((await call(app, path, as('saoirse'))).code, codes.forbidden)
      assert.equal((await notices('wren')).items[0]?.comment?.text, 'Off topic')
    })
  })

  describe('what a brand does not take', () => {
    it('is refused in comments and profiles, written and changed [T15] [L07]', async () => {
      const app = await stand.app()
      const wren = await signIn(app, 'wren')
      const video_id = await idOf(app, sql`select id::text from videos where slug = 'windows'`)
      await app.db.query(sql`update brands set blocked_words = '["gpu"]', link_policy = 'none' where id = 1`)
      for (const text of ['A GPU for you', 'see https://a.example']) {
        const { code, status } = await write(app, wren, { video_id, text })
        assert.deepEqual([code, status], [codes.textRefused, 422], text)
      }
      const { comment_id } = await written(app, wren, { video_id, text: 'Fine' })
      const edit = await send(app, 'PATCH', paths.comments, { comment_id, text: 'gpu' }, wren)
      assert.equal(edit.code, codes.textRefused)
      for (const change of [{ nickname: 'gpu' }, { name: 'Cheap GPU' }, { bio: 'https://a.example' }]) {
        assert.equal((await patch(app, change, wren.headers)).code, codes.textRefused, JSON.stringify(change))
      }
      assert.equal((await patch(app, { name: 'Wren', bio: null }, wren.headers)).code, 200)
      await app.close()
    })
  })
}
