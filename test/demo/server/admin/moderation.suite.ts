import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { type TestApp, testAdminKey } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCase, WireLogEntry, WireNotice } from '../../../../src/wire/moderation'
import { paths } from '../../../../src/wire/paths'
import { get, type Stand, signIn } from '../../../support/server'
import { idOf, list, send, userId, type Who, write, written } from '../comment/comment'

export const adminModerationSuite = (stand: Stand) => {
  describe('the administration', () => {
    let app: TestApp
    let wren: Who
    let video: string
    const lines: Array<Record<string, unknown>> = []
    before(async () => {
      app = await stand.app({
        log: (_level, message, fields) => {
          if (message === 'administration') lines.push(fields ?? {})
        },
      })
      wren = await signIn(app, 'wren')
      await app.db.query(sql`update videos set community_id = null, loop_id = null where slug = 'windows'`)
      video = await idOf(app, sql`select id::text from videos where slug = 'windows' and brand_id = 1`)
      await app.db.query(
        sql`update brands set admin_key = encode(sha256(convert_to('key of halcyon', 'utf8')), 'hex') where id = 2`,
      )
    })
    after(() => app.close())

    const ask = async <T>(path: string, body?: object, key = testAdminKey) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const answer = await app.fetch(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
      return { status: answer.status, data: (await answer.json()) as T }
    }
    const cases = async (query = '', key = testAdminKey) =>
      (await ask<{ items: WireCase[] }>(`/admin/cases?${query}`, undefined, key)).data.items

    it('decides what belongs to no community, and judges answers, each in its own brand [T15]', async () => {
      const { comment_id } = await written(app, wren, { video_id: video, text: 'Buy now' })
      await send(app, 'POST', paths.report, { comment_id, reason: 'spam' }, await signIn(app, 'yuki'))
      const [open] = await cases()
      assert.deepEqual([open?.comment?.text, open?.community], ['Buy now', null])
      const path = `/admin/cases/${open?.case_id}`
      const decision = { decision: 'suspend', words: 'No advertisements', hours: 1 }
      assert.deepEqual(await cases('', 'key of halcyon'), [])
      assert.equal((await ask(`${path}/decision`, decision, 'key of halcyon')).status, 404)
      assert.equal((await ask(`${path}/decision`, { decision: 'burn' })).status, 400)
      assert.equal((await ask(`${path}/decision`, decision)).status, 200)
      assert.deepEqual(
        (await list(app, video, 'limit=100')).items.filter((it) => it.text === 'Buy now'),
        [],
      )
      assert.equal((await write(app, wren, { video_id: video, text: 'Hello' })).code, codes.suspended)
      const destination = { kind: 'profile', id: await userId(app, 'wren') }
      const repost = { video_id: video, destinations: [destination], reposted: true }
      assert.equal((await send(app, 'POST', paths.repostCreate, repost, wren)).code, codes.suspended)
      const [notice] = (await get<{ items: WireNotice[] }>(app, paths.moderationNotices, wren)).items
      assert.equal(notice?.decision.words, 'No advertisements')
      await send(app, 'POST', paths.moderationAnswer, { case_id: open?.case_id, text: 'Sorry' }, wren)
      assert.equal((await cases('state=answered')).length, 1)
      assert.equal((await ask(`${path}/verdict`, { upheld: false, words: 'All right' })).status, 200)
      assert.equal((await write(app, wren, { video_id: video, text: 'Hello' })).code, 200)
      assert.equal((await cases('state=decided&limit=1')).length, 1)
      // The log of the process has no words about a person.
      assert.deepEqual(
        lines.map((line) => line.change),
        [{ decision: 'suspend', hours: 1 }, { upheld: false }],
      )
      const log = (query: string, key?: string) =>
        ask<{ items: WireLogEntry[]; next_cursor: string | null }>(`/admin/log?${query}`, undefined, key)
      const first = (await log('limit=1')).data
      const second = (await log(`limit=1&cursor=${first.next_cursor}`)).data
      const entries = [...first.items, ...second.items].map(({ act, actor, author, what }) => [
        ...[act, actor, author?.nickname, what],
      ])
      const nickname = first.items[0]?.author?.nickname
      assert.deepEqual(entries, [
        ['put_back', null, nickname, 'Buy now'],
        ['suspend', null, nickname, 'Buy now'],
      ])
      assert.deepEqual((await log('', 'key of halcyon')).data.items, [])
      assert.equal((await log('', 'wrong')).status, 401)
    })

    it('lifts suspensions of a person [T15]', async () => {
      const luca = await signIn(app, 'luca')
      const comment = await written(app, luca, { video_id: video, text: 'Buy this' })
      await send(
        app,
        'POST',
        paths.report,
        { comment_id: comment.comment_id, reason: 'spam' },
        await signIn(app, 'yuki'),
      )
      const found = (await cases()).find((it) => it.comment?.comment_id === comment.comment_id)
      await ask(`/admin/cases/${found?.case_id}/decision`, { decision: 'suspend' })
      assert.equal((await write(app, luca, { video_id: video, text: 'Hello' })).code, codes.suspended)
      const person = `/admin/people/${found?.author.user_id}`
      const mayWrite = async () =>
        (await ask<{ people: { may_write: boolean }[] }>('/admin/people?search=luca')).data.people[0]?.may_write
      assert.equal(await mayWrite(), false)
      assert.equal((await ask(person, { may_write: true }, 'key of halcyon')).status, 404)
      assert.equal((await ask(person, { may_write: false })).status, 400)
      assert.equal((await ask(person, { may_write: true })).status, 200)
      assert.equal(await mayWrite(), true)
      assert.equal((await write(app, luca, { video_id: video, text: 'Hello' })).code, 200)
    })

    it('sets the words and links that a brand does not take [T15]', async () => {
      const texts = { blocked_words: ['gpu'], link_policy: 'listed', link_hosts: ['lumen.example'] }
      const { status, data } = await ask<{ texts: object }>('/admin/brands/1/texts', texts)
      assert.deepEqual([status, data.texts], [200, texts])
      assert.equal((await write(app, wren, { video_id: video, text: 'GPU' })).code, codes.textRefused)
      assert.equal((await write(app, wren, { video_id: video, text: 'https://a.example' })).code, codes.textRefused)
      assert.equal((await write(app, wren, { video_id: video, text: 'https://lumen.example' })).code, 200)
      assert.equal((await ask('/admin/brands/1/texts', texts, 'key of halcyon')).status, 404)
      assert.equal((await ask('/admin/brands/1/texts', { ...texts, link_policy: 'some' })).status, 400)
      assert.equal((await ask('/admin/brands/1/texts', texts, 'wrong')).status, 401)
    })
  })
}
