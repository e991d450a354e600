import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { BrandContent, LoopContent } from './content'
import type { Crowd } from './crowd'
import { before, type Ids, type Start } from './ids'
import type { Clips } from './media'
import { insertRows } from './rows'

const day = 24 * 60

/** Loops with their members, after the communities. */
export const seedLoops = async (
  tx: Queryable,
  { loops }: BrandContent,
  clips: Clips,
  ids: Ids,
  crowd: Crowd,
  { brandId, base }: Start,
): Promise<void> => {
  const since = (index: number) => before(base, (200 - 11 * index) * day)
  await insertRows(
    tx,
    'loops',
    {
      ...{ id: 'bigint', brand_id: 'bigint', community_id: 'bigint', slug: 'text', name: 'text', description: 'text' },
      ...{ image_url: 'text', is_closed: 'boolean', members_count: 'int', featured_position: 'int' },
      ...{ archived_at: 'timestamptz', created_at: 'timestamptz' },
    },
    loops.map(({ slug, name, description, community, clip, closed, featured, archived }, index) => ({
      ...{ id: ids.loop(slug), brand_id: brandId, community_id: ids.community(community), slug, name, description },
      ...{ image_url: clip ? clips.thumb(clip) : null, is_closed: closed ?? false, members_count: 0 },
      featured_position: featured ? index + 1 : null,
      archived_at: archived === undefined ? null : before(base, archived * day),
      created_at: since(index),
    })),
  )
  await seedNamed(tx, loops, ids, since, base)
  const wanted = loops.map(({ slug, community, crowd: many }, index) => ({
    ...{ id: ids.loop(slug), community: ids.community(community), wanted: many, since: since(index) },
  }))
  await tx.query(sql`
    insert into loop_members (loop_id, user_id, state, subscribed, since)
    select d.id, m.user_id, 'joined', m.turn % 5 = 0,
      least(${base}::timestamptz, greatest(m.since, d.since) + m.turn % 97 * interval '5 hours')
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as d (id bigint, community bigint, wanted int, since timestamptz),
      lateral (select user_id, since, row_number() over (order by (user_id + d.id) * 7919 % 1009, user_id) as turn
        from community_members where community_id = d.community and user_id >= ${crowd.from}::bigint) as m
    where m.turn <= d.wanted`)
  await tx.query(sql`update loops l set members_count = (
    select count(*) from loop_members m where m.loop_id = l.id and m.state = 'joined') where brand_id = ${brandId}`)
}

/** The first of the people began it and is subscribed. */
const seedNamed = (
  tx: Queryable,
  loops: readonly LoopContent[],
  ids: Ids,
  since: (index: number) => Date,
  base: Date,
) =>
  insertRows(
    tx,
    'loop_members',
    {
      ...{ loop_id: 'bigint', user_id: 'bigint', state: 'text', subscribed: 'boolean', note: 'text' },
      since: 'timestamptz',
    },
    loops.flatMap(({ slug, people, requests = {} }, index) => [
      ...people.map((nickname, place) => ({
        ...{ loop_id: ids.loop(slug), user_id: ids.person(nickname), state: 'joined', subscribed: place === 0 },
        since: new Date(since(index).getTime() + place * 3 * day * 60_000),
      })),
      ...Object.entries(requests).map(([nickname, note], place) => ({
        ...{ loop_id: ids.loop(slug), user_id: ids.person(nickname), state: 'requested', subscribed: false, note },
        since: before(base, 95 + 410 * place),
      })),
    ]),
  )
