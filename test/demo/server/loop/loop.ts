import assert from 'node:assert/strict'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireLoop, WireLoopStanding } from '../../../../src/wire/loop'
import { paths } from '../../../../src/wire/paths'
import { call, get } from '../../../support/server'
import { idOf, send, userId, type Who } from '../comment/comment'

/** What a test does with loops, as somebody. */
export const loopCalls = (app: TestApp) => ({
  id: (slug: string) => idOf(app, sql`select id::text from loops where slug = ${slug}`),
  of: (slug: string, who: Partial<Who> = {}) => get<WireLoop>(app, `${paths.loop}?slug=${slug}`, who),
  join: (loop_id: string, who: Partial<Who>, body: object = {}) =>
    send<WireLoopStanding>(app, 'POST', paths.loopParticipation, { loop_id, accepted_rules: true, ...body }, who),
  withdraw: (loop_id: string, who: Who) =>
    call<WireLoopStanding>(app, `${paths.loopParticipation}?loop_id=${loop_id}`, { method: 'DELETE', ...who }),
  leave: (loop_id: string, who: Who) => send<WireLoopStanding>(app, 'POST', paths.loopLeave, { loop_id }, who),
  subscribe: (loop_id: string, subscribed: boolean, who: Who) =>
    send<Pick<WireLoopStanding, 'viewer'>>(app, 'POST', paths.loopSubscription, { loop_id, subscribed }, who),
  decide: async (loop_id: string, nickname: string, accepted: boolean, who: Who) =>
    send<Pick<WireLoopStanding, 'counts'>>(
      app,
      'PATCH',
      paths.loopParticipation,
      { loop_id, user_id: await userId(app, nickname), accepted },
      who,
    ),
  decideAll: (loop_id: string, accepted: boolean, asked_until: string | undefined, who: Who) =>
    send<{ decided: number; counts: { members: number } }>(
      app,
      'PATCH',
      paths.loopRequests,
      { loop_id, accepted, asked_until },
      who,
    ),
  remove: async (loop_id: string, nickname: string, reason: string, who: Who) =>
    send<Pick<WireLoopStanding, 'counts'>>(
      app,
      'POST',
      paths.loopRemoveMember,
      { loop_id, user_id: await userId(app, nickname), reason },
      who,
    ),
  joinCommunity: (community_id: string, who: Who) =>
    send(app, 'POST', paths.communityJoinRequest, { community_id, accepted_rules: true }, who),
  leaveCommunity: (community_id: string, who: Who) => send(app, 'POST', paths.communityLeave, { community_id }, who),
  communityId: (slug: string) => idOf(app, sql`select id::text from communities where slug = ${slug}`),

  /** What somebody is in a loop; undefined without a row. */
  stateOf: async (loopId: string, nickname: string) => {
    const [row] = await app.db.query<{ state: string | null; subscribed: boolean }>(sql`select state, subscribed
      from loop_members where loop_id = ${loopId} and user_id = ${await userId(app, nickname)}`)
    return row
  },

  /** That every loop's counter says how many have joined, and that each of them is in its community. */
  checkCounts: async () => {
    const wrong = await app.db.query(sql`select l.slug, l.members_count, m.rows from loops l, lateral (
        select count(*) as rows from loop_members m where m.loop_id = l.id and m.state = 'joined') m
      where l.members_count <> m.rows or l.members_count < 0`)
    assert.deepEqual(wrong, [])
    const strangers = await app.db.query(sql`select l.slug, m.user_id, m.state from loop_members m
      join loops l on l.id = m.loop_id where m.state is not null and not exists (select 1 from community_members cm
        where cm.community_id = l.community_id and cm.user_id = m.user_id and cm.role is not null)`)
    assert.deepEqual(strangers, [])
  },

  /** Kinds and recipients of what was notified about a loop since the last call. */
  news: async (loopId: string) => {
    const rows = await app.db.query<{ to: string; kind: string; actor: string }>(sql`
      with taken as (delete from notifications where loop_id = ${loopId} returning *)
      select u.nickname as to, n.kind, a.nickname as actor from taken n join users u on u.id = n.user_id
      join users a on a.id = n.actor_id`)
    return rows.map(({ to, kind, actor }) => `${to}: ${kind} by ${actor}`).sort()
  },
})

export type LoopCalls = ReturnType<typeof loopCalls>
