import assert from 'node:assert/strict'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireCase, WireNotice } from '../../../../src/wire/moderation'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'
import { idOf, list, send, userId, type Who, written } from '../comment/comment'
import { enter } from '../signIn/signIn'

interface Queue {
  items: WireCase[]
  counts: { open: number; answered: number; decided: number }
}

/** A community with a video, where yuki leads, luca and dagny moderate, saoirse is a member, and wren is nothing. */
export const placeOf = (stand: Stand) => {
  let app: TestApp
  let community: string
  let video: string
  let time = Date.parse('2026-03-02T08:00:00Z')
  const names = new Set(['wren', 'yuki', 'luca', 'dagny', 'saoirse'])
  const who: Record<string, Who> = {}
  /** Access tokens last for 15 minutes. */
  const later = async (hours: number) => {
    time += hours * 60 * 60_000
    for (const name of names) who[name] = await signIn(app, name)
  }
  const as = (name: string): Who => who[name] ?? assert.fail(name)
  const report = (body: object, name: string) => send(app, 'POST', paths.report, { reason: 'spam', ...body }, as(name))
  const queue = (state = 'open', name = 'yuki') =>
    get<Queue>(app, `${paths.moderationQueue}?community_id=${community}&state=${state}`, as(name))
  return {
    ...{ as, later, report, queue },
    now: () => time,
    async open() {
      app = await stand.app({ now: () => new Date(time) })
      await later(0)
      community = await idOf(app, sql`select id::text from communities where slug = 'night-skies'`)
      const [row] = await app.db.query<{ id: string; slug: string }>(
        sql`select id::text, slug from videos where community_id = ${community} order by id limit 1`,
      )
      assert.ok(row)
      video = row.id
      for (const [nickname, role] of Object.entries({ yuki: 1, luca: 3, dagny: 3, saoirse: 2 })) {
        await app.db.query(sql`insert into community_members (community_id, user_id, role, since)
          values (${community}, ${await userId(app, nickname)}, ${role}, now())
          on conflict (community_id, user_id) do update set role = excluded.role`)
      }
      return { app, community, video, slug: row.slug }
    },
    decide: (case_id: string, body: object, name = 'luca') =>
      send<WireCase>(app, 'POST', paths.moderationDecide, { case_id, decision: 'remove', ...body }, as(name)),
    judge: (case_id: string, body: object, name: string) =>
      send<WireCase>(app, 'POST', paths.moderationVerdict, { case_id, ...body }, as(name)),
    notices: (name: string) => get<{ items: WireNotice[] }>(app, paths.moderationNotices, as(name)),
    answer: (case_id: string, text: string, name: string) =>
      send<WireNotice>(app, 'POST', paths.moderationAnswer, { case_id, text }, as(name)),
    /** A comment that two people have reported. */
    async reported(author: string, text: string) {
      await later(1)
      const { comment_id } = await written(app, as(author), { video_id: video, text })
      await report({ comment_id, reason: 'stolen', note: 'It is mine' }, 'saoirse')
      await report({ comment_id, note: 'An advertisement' }, 'dagny')
      const { items } = await queue()
      const found = items.find(({ comment }) => comment?.comment_id === comment_id)
      return { ...(found ?? assert.fail('it is in the queue')), comment_id }
    },
    /** Deletes somebody's account. */
    async leave(nickname: string) {
      const email = `${nickname}@mail.example`
      await app.db.query(sql`update users set email = ${email} where id = ${await userId(app, nickname)}`)
      const { headers } = await enter(app, { email })
      assert.equal((await call(app, paths.deleteAccount, { method: 'DELETE', headers })).code, 200)
      names.delete(nickname)
    },
    see: async (commentId: string, name: string) =>
      (await list(app, video, 'limit=100', as(name))).items.find((it) => it.comment_id === commentId),
  }
}
