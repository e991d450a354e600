import { isAlwaysOn } from '../../../src/wire/notificationKinds'
import { isOpenTo } from '../community/place'
import type { Queryable } from '../database/database'
import { Sql, sql } from '../database/sql'
import { groupKey } from './groups'
import type { Happening } from './happening'
import { topicOf, usualSettings } from './topics'

/** Whether a user (`u`) may see a video where it is. */
const seesVideo = (videoId: string): Sql => sql`exists (
  select 1 from videos v left join communities c on c.id = v.community_id left join loops l on l.id = v.loop_id
  where v.id = ${videoId} and ${isOpenTo(sql`u.id`)})`

/** The ways by which a kind reaches a user (`u`), whose changed settings are `s`. */
const waysFor = (happening: Happening, now: Date) => {
  const topic = topicOf(happening.kind)
  const { app, mail, push } = usualSettings[topic]
  const wantsPush = sql`coalesce(s.push, ${push})`
  const { kind, videoId = null, commentId = null } = happening
  const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000)
  const isFirst = sql`not exists (select 1 from notifications before where before.user_id = u.id and before.kind = ${kind}
    and before.push and before.created_at > ${dayAgo} and before.video_id is not distinct from ${videoId}::bigint
    and before.comment_id is not distinct from ${commentId}::bigint)`
  return {
    join: sql`left join notification_settings s on s.user_id = u.id and s.topic = ${topic}`,
    app: sql`coalesce(s.app, ${app})`,
    // What always comes by mail has a mail of its own, immediately.
    mail: isAlwaysOn(topic, 'mail') ? sql`false` : sql`coalesce(s.mail, ${mail})`,
    // Sparks come in hundreds.
    push: topic === 'sparks' ? sql`(${wantsPush} and ${isFirst})` : wantsPush,
  }
}

/**
 * Tells people what happened, each of them once, by the ways that they want: not the one who did it, nobody who has
 * blocked that one, and nobody whom the place is closed to, except what moderators decide. Push messages become jobs. To
 * be sent with the transaction that does it.
 * @param people their ids, or a statement that selects them
 */
export const notify = async (
  tx: Queryable,
  people: readonly string[] | Sql,
  happening: Happening,
  now: Date,
): Promise<void> => {
  if (!(people instanceof Sql) && people.length === 0) return
  const {
    kind,
    actorId,
    videoId = null,
    commentId = null,
    communityId = null,
    caseId = null,
    loopId = null,
    postId = null,
  } = happening
  const ids = people instanceof Sql ? people : sql`select unnest(${people}::bigint[])`
  const ways = waysFor(happening, now)
  await tx.query(sql`
    with told as (
      insert into notifications (user_id, kind, actor_id, video_id, comment_id, community_id, case_id, loop_id, post_id,
        created_at,
        group_key, app, mail, push)
      select u.id, ${kind}, ${actorId}::bigint, ${videoId}::bigint, ${commentId}::bigint, ${communityId}::bigint,
        ${caseId}::bigint, ${loopId}::bigint, ${postId}::bigint, ${now}, ${groupKey(happening, now)}, ${ways.app}, ${ways.mail}, ${ways.push}
      from users u ${ways.join}
      where u.id in (${ids}) and u.deleted_at is null and u.id is distinct from ${actorId}::bigint
        and not exists (select 1 from blocks b where b.user_id = u.id and b.blocked_id = ${actorId}::bigint)
        and (${ways.app} or ${ways.mail} or ${ways.push})
        and ${videoId !== null && caseId === null ? seesVideo(videoId) : sql`true`}
      on conflict do nothing
      returning id, user_id, push)
    insert into jobs (kind, payload, run_at)
    select 'pushNotification', json_build_object('notificationId', t.id::text, 'subscriptionId', p.id::text), ${now}
    from told t join push_subscriptions p on p.user_id = t.user_id where t.push`)
}
