import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Sql, sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand, signIn } from '../../../support/server'
import { userId, videoId, type Who } from '../comment/comment'

/** Where the line is cut; what the client has seen is the same each time: nothing. */
const cuts = ['before the request', 'in the middle of the request', 'before the answer'] as const

export const cutsSuite = (stand: Stand) => {
  describe('a line that is cut', () => {
    let app: TestApp
    let who: Who
    let me: string
    let video: string
    const link = 'https://notes.lumen.example/'
    before(async () => {
      app = await stand.app()
      who = await signIn(app, 'wren')
      me = await userId(app, 'wren')
      video = await videoId(app, 'windows')
      for (const table of ['sparks', 'reposts']) await app.db.script(`delete from ${table} where user_id = ${me}`)
      await app.db.script(`update videos v set sparks_count = (select count(*) from sparks s where s.video_id = v.id),
        reposts_count = (select count(*) from reposts r where r.video_id = v.id and not is_waiting), caption = 'See ${link}' where v.id = ${video}`)
    })
    after(() => app.close())

    const init = (body: BodyInit, key: string): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...who.headers },
      body,
    })
    /** Half of a text, and then no more. */
    const halfOf = (text: string) => {
      const half = new TextEncoder().encode(text.slice(0, text.length / 2))
      const pull = (stream: ReadableStreamDefaultController) => stream.error(new TypeError('the line is cut'))
      return new ReadableStream({ start: (stream) => stream.enqueue(half), pull })
    }
    const sendOverCutLine = async (path: string, text: string, key: string, cut: (typeof cuts)[number]) => {
      if (cut === 'before the request') return
      if (cut === 'before the answer') return void (await app.fetch(path, init(text, key)))
      const answer = await app.fetch(path, { ...init(halfOf(text), key), duplex: 'half' } as RequestInit)
      assert.notEqual(answer.status, 200)
    }
    const count = async (statement: Sql) => {
      const [row] = await app.db.query<{ n: number }>(statement)
      return Number(row?.n)
    }
    const totals = (column: Sql) => count(sql`select ${column} as n from videos where id = ${video}`)

    const actions: Array<{
      name: string
      path: string
      body(cut: string): object
      done(): Promise<number>
      total?: Sql
      /** It is another thing at each cut. */
      isNew?: true
    }> = [
      {
        ...{ name: 'spark', path: paths.spark, body: () => ({ video_id: video, sparked: true }) },
        done: () => count(sql`select count(*) as n from sparks where video_id = ${video} and user_id = ${me}`),
        total: sql`sparks_count`,
      },
      {
        ...{ name: 'repost', path: paths.repostCreate },
        body: () => ({ video_id: video, destinations: [{ kind: 'profile', id: me }], reposted: true }),
        done: () => count(sql`select count(*) as n from reposts where video_id = ${video} and user_id = ${me}`),
        total: sql`reposts_count`,
      },
      {
        ...{ name: 'comment', path: paths.commentCreate },
        body: (cut) => ({ video_id: video, text: `Said ${cut}`, client_id: `said ${cut}` }),
        done: () =>
          count(sql`select count(*) as n from comments where video_id = ${video} and author_id = ${me}
          and text like 'Said %'`),
        total: sql`comments_count`,
        isNew: true,
      },
      {
        ...{ name: 'report', path: paths.report, body: () => ({ video_id: video, reason: 'spam', note: '' }) },
        done: () =>
          count(sql`select count(*) as n from reports r join cases c on c.id = r.case_id
          where c.video_id = ${video} and r.reporter_id = ${me}`),
      },
      {
        ...{ name: 'share', path: paths.videoCount, body: () => ({ video_id: video, what: 'share' }), isNew: true },
        done: () => totals(sql`shares_count`),
      },
      {
        ...{ name: 'tap on a link', path: paths.linkouts, body: () => ({ video_id: video, url: link }), isNew: true },
        done: () => count(sql`select coalesce(sum(taps), 0) as n from link_taps where video_id = ${video}`),
      },
    ]
    for (const { name, path, body, done, total, isNew = false } of actions)
      it(`neither loses nor doubles a ${name} that is sent until an answer comes [L06] [L07] [F20] [F24]`, async () => {
        const before = { done: await done(), total: total ? await totals(total) : 0 }
        let wanted = 0
        for (const cut of cuts) {
          const text = JSON.stringify(body(cut))
          wanted += isNew || wanted === 0 ? 1 : 0
          const key = `${name} ${cut}`
          await sendOverCutLine(path, text, key, cut)
          await sendOverCutLine(path, text, key, cut)
          for (let tries = 0; tries < 2; tries += 1) {
            const { code, message } = await call(app, path, init(text, key))
            assert.equal(code, 200, message)
          }
          assert.equal((await done()) - before.done, wanted, cut)
          if (total) assert.equal((await totals(total)) - before.total, wanted, cut)
        }
      })
  })
}
