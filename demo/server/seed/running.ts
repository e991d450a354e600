import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { ActContent, BrandContent, RunningContent } from './content'
import { before, type Ids, type Start } from './ids'
import { insertRows } from './rows'

/** How communities are run: what they say of themselves, bans, invitations and the log. After people, places and videos. */
export const seedRunning = async (
  tx: Queryable,
  { communities, running = {} }: BrandContent,
  ids: Ids,
  { base }: Start,
): Promise<void> => {
  for (const { slug, people } of communities) {
    const content = running[slug] ?? {}
    await seedDetails(tx, ids.community(slug), content, content.creator ?? people[0], ids)
  }
  const all = Object.entries(running).map(([slug, content]) => [ids.community(slug), content] as const)
  await insertRows(
    tx,
    'community_bans',
    { community_id: 'bigint', user_id: 'bigint', reason: 'text', banned_by: 'bigint', banned_at: 'timestamptz' },
    all.flatMap(([community_id, { bans = [] }]) =>
      bans.map(({ who, by, reason, ago }) => ({
        ...{ community_id, user_id: ids.person(who), reason, banned_by: ids.person(by), banned_at: before(base, ago) },
      })),
    ),
  )
  await insertRows(
    tx,
    'community_invites',
    {
      ...{ community_id: 'bigint', token: 'text', created_by: 'bigint', created_at: 'timestamptz' },
      ...{ expires_at: 'timestamptz', max_uses: 'int', uses: 'int', revoked_at: 'timestamptz' },
    },
    all.flatMap(([community_id, { invites = [] }]) =>
      invites.map(({ token, by, ago, left, uses = 0, most = null, revoked }) => ({
        ...{ community_id, token, created_by: ids.person(by), created_at: before(base, ago), uses, max_uses: most },
        expires_at: left === undefined ? null : before(base, -left),
        revoked_at: revoked ? before(base, ago / 2) : null,
      })),
    ),
  )
  await seedLog(tx, all, ids, base)
}

const seedDetails = async (
  tx: Queryable,
  id: number,
  { rules = [], social = {}, pinned, commentsOff = [], notes = {} }: RunningContent,
  creator: string | undefined,
  ids: Ids,
) => {
  await tx.query(sql`update communities set rules = ${JSON.stringify(rules)}::jsonb, social = ${JSON.stringify(social)}::jsonb,
    creator_id = ${creator ? ids.person(creator) : null}::bigint, pinned_video_id = ${pinned ? ids.video(pinned) : null}::bigint
    where id = ${id}`)
  await tx.query(sql`update videos set comments_off = true where id = any(${commentsOff.map(ids.video)}::bigint[])`)
  for (const [nickname, note] of Object.entries(notes)) {
    await tx.query(sql`update community_members set note = ${note}
      where community_id = ${id} and user_id = ${ids.person(nickname)} and role is null`)
  }
}

/** The earliest act first, since the log is read by its ids. */
const seedLog = (tx: Queryable, all: ReadonlyArray<readonly [number, RunningContent]>, ids: Ids, base: Date) => {
  const acts = all.flatMap(([community_id, { log = [] }]) => log.map((act) => ({ community_id, ...act })))
  const rowOf = ({ community_id, act, by, ago, ...about }: ActContent & { community_id: number }) => ({
    ...{ community_id, act, actor_id: ids.person(by), at: before(base, ago) },
    person_id: about.whom ? ids.person(about.whom) : null,
    video_id: about.video ? ids.video(about.video) : null,
    loop_id: about.loop ? ids.loop(about.loop) : null,
    ...{ role: about.role ?? null, count: about.count ?? null, fields: about.fields ?? [], reason: about.reason ?? '' },
  })
  return insertRows(
    tx,
    'community_log',
    {
      ...{ community_id: 'bigint', act: 'text', actor_id: 'bigint', person_id: 'bigint', video_id: 'bigint' },
      ...{ loop_id: 'bigint', role: 'int', fields: 'jsonb', count: 'int', reason: 'text', at: 'timestamptz' },
    },
    acts.toSorted((a, b) => b.ago - a.ago).map(rowOf),
  )
}
