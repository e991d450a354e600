import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp, testBase } from '../../../../demo/server/testing'
import type { WireNotification } from '../../../../src/wire/notification'
import { paths } from '../../../../src/wire/paths'
import { get, signIn } from '../../../support/server'
import { readAll } from '../comment/comment'

describe('the notifications of the seed', () => {
  let app: TestApp
  let items: WireNotification[]
  before(async () => {
    app = await createTestApp({ now: () => testBase })
    items = await readAll(app, `${paths.notifications}?limit=20`, await signIn(app, 'mira.light'))
  })
  after(() => app.close())

  const one = (kind: WireNotification['kind']) => items.find((it) => it.kind === kind)

  it('are of every sort, from today, yesterday and before, newest first [M06] [F25] [S01]', () => {
    const days = new Set(items.map(({ created_at }) => created_at.slice(0, 10)))
    assert.ok(days.has('2026-03-01') && days.has('2026-02-28') && days.size > 5, [...days].join())
    const kinds = ['spark', 'comment_spark', 'comment', 'reply', 'mention', 'repost', 'join_request'] as const
    const others = ['join_accepted', 'role_moderator', 'new_video', 'report_removed'] as const
    for (const kind of [...kinds, ...others, 'post_published', 'post_failed'] as const) assert.ok(one(kind), kind)
    const times = items.map(({ created_at }) => created_at)
    assert.deepEqual(times, times.toSorted().reverse())
    assert.ok(items.some(({ is_read }) => is_read) && items.some(({ is_read }) => !is_read))
  })

  it('say by whom, of what, and in which words [M06] [S01]', () => {
    const spark = one('spark')
    assert.deepEqual(
      [spark?.actors[0]?.nickname, spark?.actors_count, spark?.video?.slug],
      ['ines', 13, 'aurora-over-the-ridge'],
    )
    assert.match(one('comment')?.comment?.text ?? '', /How many octaves/)
    assert.match(one('reply')?.comment?.text ?? '', /stop at five/)
    assert.match(one('comment_spark')?.comment?.text ?? '', /@ines five/)
    assert.equal(one('post_failed')?.post?.caption, 'Frost on the studio window, second attempt.')
    assert.match(one('join_request')?.requests[0]?.note ?? '', /lighthouse/)
    assert.equal(one('join_accepted')?.community?.slug, 'slow-shaders')
  })

  it('reach nobody by mail or push [M06] [S01]', async () => {
    await app.services.digests.send()
    await app.runJobs()
    const answer = await app.fetch('/mailbox/messages.json')
    const { messages } = (await answer.json()) as { messages: ReadonlyArray<{ subject?: string }> }
    assert.deepEqual(
      messages.filter(({ subject }) => /happened on/.test(subject ?? '')),
      [],
    )
    assert.ok(await get(app, paths.notificationSettings, await signIn(app, 'mira.light')))
  })
})
