import type { WireNotification } from '../../../src/wire/notification'
import { userSummary } from '../account/userSummary'
import { leading } from '../community/place'
import type { Queryable } from '../database/database'
import { type Sql, sql } from '../database/sql'
import { videoLink } from '../video/videoLink'

interface ItemsRequest {
  /** Conditions on notifications (`n`). */
  listed: Sql
  /** Conditions on an item's latest notification (`h`). */
  where?: Sql
  limit: number
}

/** Those who still wait to join what a notification (`h`) is about, while its user leads that. */
const requests = sql`
  select json_build_object('user', ${userSummary(sql`u`)}, 'note', m.note,
      'requested_at', to_char(m.since at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as request, m.since, u.id
  from users u cross join lateral (
    select cm.note, cm.since from community_members cm
    where cm.community_id = h.community_id and cm.user_id = u.id and cm.role is null
    union all select lm.note, lm.since from loop_members lm
    where lm.loop_id = h.loop_id and lm.user_id = u.id and lm.state = 'requested') m
  where u.deleted_at is null and u.id in (select o.actor_id from listed o where o.group_key = h.group_key)
    and exists (select 1 from community_members own where own.user_id = h.user_id and own.role in ${leading}
      and own.community_id = coalesce(h.community_id, l.community_id))
  order by m.since desc, u.id desc limit 3`

/** A notification (`h`) with what it is about, and with those of its group in `listed`. */
const selectItems = sql`
  select h.id::text as notification_id, h.kind, h.created_at, h.read_at is not null as is_read, g.times, g.actors_count,
    coalesce((select json_agg(a.summary order by a.at desc, a.id desc) from (
      select ${userSummary(sql`u`)} as summary, max(o.created_at) as at, max(o.id) as id from listed o
      join users u on u.id = o.actor_id and u.deleted_at is null where o.group_key = h.group_key
      group by u.id order by 2 desc, 3 desc limit 3) a), '[]') as actors,
    case when v.id is null then null else ${videoLink} end as video,
    case when t.id is null then null else
      json_build_object('comment_id', t.id::text, 'text', case when t.deleted_at is null then t.text else '' end) end as comment,
    case when c.id is null then null else json_build_object('community_id', c.id::text, 'slug', c.slug, 'name', c.name,
      'image_url', c.image_url) end as community,
    case when l.id is null then null else json_build_object('loop_id', l.id::text, 'slug', l.slug, 'name', l.name) end as loop,
    case when w.id is null then null else
      json_build_object('video_id', w.id::text, 'caption', coalesce(w.written->>'caption', '')) end as post,
    case when h.kind = 'join_request' then
      (select coalesce(json_agg(r.request order by r.since desc, r.id desc), '[]') from (${requests}) r)
      else '[]' end as requests
  from heads h
  cross join lateral (select count(*)::int as times, count(distinct o.actor_id)::int as actors_count from listed o
    where o.group_key = h.group_key) g
  left join videos v on v.id = h.video_id left join media m on m.id = v.media_id
  left join comments t on t.id = h.comment_id
  left join communities c on c.id = h.community_id left join loops l on l.id = h.loop_id
  left join posts_in_work w on w.id = h.post_id`

/** What happened, newest first; what belongs to one group is one item. */
export const readItems = async (
  tx: Queryable,
  { listed, where = sql`true`, limit }: ItemsRequest,
): Promise<WireNotification[]> => {
  const rows = await tx.query<Omit<WireNotification, 'created_at'> & { created_at: Date }>(sql`
    with listed as materialized (select n.* from notifications n where ${listed}),
    heads as (
      select * from (select distinct on (n.group_key) n.* from listed n
        order by n.group_key, n.created_at desc, n.id desc) h
      where ${where} order by h.created_at desc, h.id desc limit ${limit})
    ${selectItems} order by h.created_at desc, h.id desc`)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
