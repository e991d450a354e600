import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { Stand } from '../../../support/server'
import { remove, send, written } from '../comment/comment'
import { placeOf } from './place'

export const afterwardsSuite = (stand: Stand) => {
  describe('what becomes of a case', () => {
    let app: TestApp
    let video: string
    const { as, later, report, queue, decide, judge, answer, reported, see, leave, open } = placeOf(stand)
    before(async () => {
      const place = await open()
      app = place.app
      video = place.video
    })
    after(() => app.close())

    const comments = async () => {
      const [row] = await app.db.query<{ n: number }>(sql`select comments_count as n from videos where id = ${video}`)
      return row?.n
    }

    it('keeps the words that were reported, whatever their author makes of them [T15] [L07]', async () => {
      const { case_id, comment_id, reported_text } = await reported('wren', 'Buy my things')
      assert.equal(reported_text, null)
      await send(app, 'PATCH', paths.comments, { comment_id, text: 'Lovely' }, as('wren'))
      const seen = async () => (await queue()).items.find((it) => it.case_id === case_id)
      assert.deepEqual([(await seen())?.comment?.text, (await seen())?.reported_text], ['Lovely', 'Buy my things'])
      await remove(app, as('wren'), comment_id)
      assert.equal((await decide(case_id, {})).data.reported_text, 'Buy my things')
    })

    it('is followed by another one when what was kept is reported again [T14] [T15]', async () => {
      const { case_id, comment_id } = await reported('wren', 'Fine at first')
      await decide(case_id, { decision: 'keep' })
      await report({ comment_id }, 'saoirse')
      const again = (await queue()).items.find((it) => it.comment?.comment_id === comment_id)
      assert.ok(again && again.case_id !== case_id)
      assert.equal(await see(comment_id, 'saoirse'), undefined)
      await decide(again.case_id, { decision: 'keep' })
    })

    it('is judged by who might have decided it, and by nobody who is suspended there [T15] [T16]', async () => {
      const team = await reported('luca', 'By a moderator')
      await decide(team.case_id, { decision: 'suspend', hours: 24 }, 'yuki')
      await answer(team.case_id, 'Why?', 'luca')
      assert.equal((await judge(team.case_id, { upheld: false }, 'dagny')).code, codes.forbidden)
      const other = await reported('wren', 'By nobody')
      assert.equal((await decide(other.case_id, {}, 'luca')).code, codes.suspended)
      await app.services.decisions.decide({ brandId: '1', userId: null }, other.case_id, { decision: 'remove' })
      await answer(other.case_id, 'Why?', 'wren')
      assert.equal((await judge(other.case_id, { upheld: false }, 'yuki')).code, codes.forbidden)
      await app.services.decisions.judge({ brandId: '1', userId: null }, other.case_id, { upheld: false })
      await later(24)
    })

    it('puts nothing back that its author has erased, by hand or with the account [T15] [F15]', async () => {
      const erased = await reported('wren', 'Something I regret')
      const thread = await reported('saoirse', 'Ask me')
      await written(app, as('yuki'), { video_id: video, text: 'What?', parent_id: thread.comment_id })
      await remove(app, as('wren'), erased.comment_id)
      await decide(erased.case_id, {})
      await decide(thread.case_id, {})
      await answer(erased.case_id, 'I had a reason', 'wren')
      await answer(thread.case_id, 'Why?', 'saoirse')
      await leave('saoirse')
      const before = await comments()
      await judge(erased.case_id, { upheld: false }, 'yuki')
      await judge(thread.case_id, { upheld: false }, 'yuki')
      assert.equal(await see(erased.comment_id, 'wren'), undefined)
      assert.equal((await see(thread.comment_id, 'wren'))?.removed_by, 'author')
      assert.equal(await comments(), before)
    })

    it('outlives the thread that it was in, whose author has left [T15] [F15]', async () => {
      const thread = await written(app, as('luca'), { video_id: video, text: 'All of you' })
      const reply = await written(app, as('wren'), { video_id: video, text: 'Rude', parent_id: thread.comment_id })
      await report({ comment_id: reply.comment_id }, 'yuki')
      const found = (await queue()).items.find((it) => it.comment?.comment_id === reply.comment_id)
      await decide(found?.case_id ?? '', {}, 'dagny')
      await leave('luca')
      await answer(found?.case_id ?? '', 'Not at all', 'wren')
      await judge(found?.case_id ?? '', { upheld: false }, 'yuki')
      const place = await see(thread.comment_id, 'wren')
      assert.deepEqual([place?.author, place?.replies.items.map(({ text }) => text)], [null, ['Rude']])
    })

    it('waits for nobody when its author has left with an answer [T15] [F15]', async () => {
      const { case_id } = await reported('dagny', 'Mine')
      await decide(case_id, {}, 'yuki')
      await answer(case_id, 'Really', 'dagny')
      const { answered } = (await queue('answered')).counts
      await leave('dagny')
      assert.equal((await queue('answered')).counts.answered, answered - 1)
    })
  })
}
