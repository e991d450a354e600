import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { createJobQueue } from '../../../../demo/server/jobs/queue'
import { createServices } from '../../../../demo/server/services'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireCommentChanges } from '../../../../src/wire/comment'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'
import { enter } from '../signIn/signIn'
import { emptyVideo, idOf, list, remove, send, userId, type Who, written } from './comment'

/** Reads server-sent events until one holds what is waited for. */
const listen = async (app: TestApp, path: string, who: Partial<Who> = {}) => {
  const stop = new AbortController()
  const response = await app.fetch(path, { ...who, signal: stop.signal })
  assert.equal(response.status, 200)
  assert.match(response.headers.get('content-type') ?? '', /^text\/event-stream/)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader() ?? assert.fail('there is a body')
  let text = ''
  const seen: WireCommentChanges[] = []
  return {
    seen,
    /** The next event; null at the end of the stream. */
    async next(): Promise<WireCommentChanges | null> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end < 0) {
          const { value, done } = await reader.read()
          if (done) return null
          text += value
          continue
        }
        const lines = text.slice(0, end).split('\n')
        text = text.slice(end + 2)
        const data = lines.find((line) => line.startsWith('data: '))
        if (!data) continue
        const changes = JSON.parse(data.slice(6)) as WireCommentChanges
        assert.deepEqual(lines.slice(0, 2), ['event: comments', `id: ${changes.version}`])
        seen.push(changes)
        return changes
      }
    },
    async until(isThere: (changes: WireCommentChanges) => boolean): Promise<WireCommentChanges> {
      for (;;) {
        const changes = (await this.next()) ?? assert.fail('the stream has ended')
        if (isThere(changes)) return changes
      }
    },
    close: () => reader.cancel(),
  }
}

export const changesSuite = (stand: Stand) => {
  describe('changes of the comments under a video', () => {
    let app: TestApp
    let wren: Who
    let yuki: Who
    let video: string
    before(async () => {
      app = await stand.app({ trustedProxies: 1 })
      wren = await signIn(app, 'wren')
      yuki = await signIn(app, 'yuki')
      video = await emptyVideo(app, 'windows')
    })
    after(() => app.close())

    const since = (version: number, who: Partial<Who> = {}) =>
      get<WireCommentChanges>(app, `${paths.commentChanges}?video_id=${video}&after=${version}`, who)
    const stream = (version: number, who: Partial<Who> = {}) =>
      listen(app, `${paths.commentStream}?video_id=${video}&after=${version}`, who)
    const holds = (text: string) => (changes: WireCommentChanges) => changes.comments.some((it) => it.text === text)

    it('are what was written, edited, pinned or removed after a version [F20] [T13]', async () => {
      const { version } = await list(app, video)
      assert.deepEqual(await since(version), {
        ...{ comments: [], written: [], gone: [], counts: { comments: 0 }, version },
      })
      const one = await written(app, wren, { video_id: video, text: 'One' })
      const two = await written(app, yuki, { video_id: video, text: 'Two' })
      const both = await since(version)
      assert.deepEqual(
        both.comments.map(({ text }) => text),
        ['One', 'Two'],
      )
      assert.deepEqual(both.written, [one.comment_id, two.comment_id])
      assert.deepEqual(both.counts, { comments: 2 })
      assert.ok(both.comments.every((it) => it.viewer === undefined))
      const reply = await written(app, wren, { video_id: video, text: 'Reply', parent_id: one.comment_id })
      await send(app, 'PATCH', paths.comments, { comment_id: two.comment_id, text: 'Two!' }, yuki)
      const next = await since(both.version, wren)
      assert.deepEqual(
        next.comments.map((it) => [it.text, it.counts.replies, it.viewer?.can_delete]),
        [
          ['One', 1, true],
          ['Reply', 0, true],
          ['Two!', 0, false],
        ],
      )
      assert.deepEqual(next.written, [reply.comment_id])
      await remove(app, yuki, two.comment_id)
      await remove(app, wren, one.comment_id)
      const last = await since(next.version)
      assert.deepEqual(last.gone, [two.comment_id])
      assert.deepEqual(
        last.comments.map((it) => [it.comment_id, it.removed_by]),
        [[one.comment_id, 'author']],
      )
      await remove(app, wren, reply.comment_id)
      assert.deepEqual((await since(last.version)).gone.sort(), [one.comment_id, reply.comment_id].sort())
      assert.deepEqual(await since((await since(0)).version), {
        ...(await since(0)),
        comments: [],
        written: [],
        gone: [],
      })
    })

    it('never skip one that is written at the same moment as others [T13]', async () => {
      const { version } = await list(app, video)
      const texts = Array.from({ length: 8 }, (_, n) => `Together ${n}`)
      const reading = await stream(version)
      const all = Promise.all(texts.map((text, n) => written(app, n % 2 ? wren : yuki, { video_id: video, text })))
      const seen = new Set<string>()
      while (seen.size < texts.length) for (const { text } of (await reading.next())?.comments ?? []) seen.add(text)
      await all
      assert.deepEqual([...seen].sort(), texts)
      await reading.close()
    })

    it('are sent to who listens, also those since the caller’s version [F20] [T13]', async () => {
      const { version } = await list(app, video)
      await app.db.query(sql`delete from paces`)
      await written(app, wren, { video_id: video, text: 'Before' })
      const reading = await stream(version, yuki)
      assert.ok(holds('Before')((await reading.next()) ?? assert.fail('an event')))
      await written(app, wren, { video_id: video, text: 'While' })
      const { version: reached } = await reading.until(holds('While'))
      await reading.close()
      await written(app, wren, { video_id: video, text: 'Away' })
      const path = `${paths.commentStream}?video_id=${video}&after=0`
      const again = await listen(app, path, { headers: { ...yuki.headers, 'last-event-id': String(reached) } })
      assert.deepEqual(
        (await again.next())?.comments.map(({ text }) => text),
        ['Away'],
      )
      await again.close()
    })

    it('reach listeners of another process of the same database [T13] [S03]', async () => {
      const { version } = await list(app, video)
      const reading = await stream(version)
      const now = () => new Date()
      const other = createServices({ db: app.db, now, messenger: app.mailbox.messenger, jobs: createJobQueue(now) })
      const viewer = await app.services.sessions.viewer(yuki.headers.authorization?.slice('Bearer '.length) ?? '')
      await other.comments.create(viewer, {
        ...{ videoId: video, parentId: null, text: 'From elsewhere', mentions: [], clientId: 'elsewhere' },
      })
      await reading.until(holds('From elsewhere'))
      await reading.close()
    })

    it('leave out whom the listener has blocked, and end when the server stops [T13] [T14]', async () => {
      const { version } = await list(app, video)
      await app.db.query(sql`delete from paces`)
      await send(app, 'POST', paths.hide, { user_id: await userId(app, 'wren') }, yuki)
      const reading = await stream(version, yuki)
      await written(app, wren, { video_id: video, text: 'Unheard' })
      await written(app, yuki, { video_id: video, text: 'Heard' })
      await reading.until(holds('Heard'))
      assert.ok(!reading.seen.some(holds('Unheard')))
      app.services.talk.close()
      assert.equal(await reading.next(), null)
    })

    it('say which comments are gone with an account, and unpin them [T13] [F15]', async () => {
      const email = 'priya@mail.example'
      await app.db.query(sql`update users set email = ${email} where id = ${await userId(app, 'priya')}`)
      const priya = await enter(app, { email })
      const pinned = await written(app, priya, { video_id: video, text: 'Pinned' })
      const thread = await written(app, priya, { video_id: video, text: 'Answered' })
      await written(app, await signIn(app, 'luca'), { video_id: video, text: 'Yes', parent_id: thread.comment_id })
      const leo = await signIn(app, 'leo.hartmann')
      await send(app, 'POST', paths.commentPin, { comment_id: pinned.comment_id, pinned: true }, leo)
      const reading = await stream((await list(app, video)).version)
      assert.equal((await call(app, paths.deleteAccount, { method: 'DELETE', headers: priya.headers })).code, 200)
      const { gone, comments } = await reading.until((it) => it.gone.length > 0)
      assert.deepEqual(gone, [pinned.comment_id])
      assert.deepEqual(
        comments.map((it) => [it.comment_id, it.author, it.text]),
        [[thread.comment_id, null, '']],
      )
      await reading.close()
      const [row] = await app.db.query(sql`select 1 from videos where pinned_comment_id is not null and id = ${video}`)
      assert.equal(row, undefined)
    })

    it('are for members where a community is closed, and end with the membership [T13] [T16]', async () => {
      const inside = await idOf(
        app,
        sql`select v.id::text from videos v join communities c on c.id = v.community_id where c.slug = 'inner-circle'`,
      )
      for (const path of [paths.commentChanges, paths.commentStream]) {
        const { code } = await call(app, `${path}?video_id=${inside}&after=0`, wren)
        assert.equal(code, codes.membersOnly)
        assert.equal((await call(app, `${path}?video_id=999999&after=0`)).status, 404)
        assert.equal((await call(app, `${path}?video_id=${inside}`)).status, 400)
      }
      const theo = await signIn(app, 'theo')
      const reading = await listen(app, `${paths.commentStream}?video_id=${inside}&after=0`, theo)
      await app.db.query(sql`delete from community_members where user_id = ${await userId(app, 'theo')}`)
      app.services.talk.changed(inside)
      assert.equal(await reading.next(), null)
    })

    it('are streamed to a person and to an address so often at most, while others poll [T13]', async () => {
      const path = `${paths.commentStream}?video_id=${video}&after=0`
      const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
      const open = (count: number, init: RequestInit) =>
        Promise.all(Array.from({ length: count }, () => app.fetch(path, init)))
      const refused = (answers: Response[]) => answers.filter(({ status }) => status === 503).length
      for (const [who, most] of [
        [yuki, 6],
        [from('192.0.2.1'), 20],
      ] as const) {
        const answers = await open(most + 3, who)
        assert.equal(refused(answers), 3)
        const other = await app.fetch(path, from('192.0.2.9'))
        assert.equal(other.status, 200)
        for (const { body } of [...answers, other]) await body?.cancel()
        const again = await open(most, who)
        assert.equal(refused(again), 0)
        for (const { body } of again) await body?.cancel()
      }
    })

    it('hold nothing open for a HEAD, nor for what was refused [T13]', async () => {
      const path = `${paths.commentStream}?video_id=${video}&after=0`
      for (let times = 0; times < 9; times++) {
        assert.equal((await app.fetch(path, { ...yuki, method: 'HEAD' })).status, 200)
        assert.equal((await call(app, path.replace(/video_id=\d+/, 'video_id=999999'), yuki)).status, 404)
      }
      const reading = await stream(0, yuki)
      assert.ok(await reading.next())
      await reading.close()
    })
  })
}
