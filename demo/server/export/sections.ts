import { type Sql, sql } from '../database/sql'

/** A file of the copy: rows with a `key`, by which they are ordered and paged, and the `entry` as JSON. */
interface Section {
  name: string
  rows(userId: string): Sql
}

const video = sql`json_build_object('slug', v.slug, 'title', v.title, 'by', a.nickname)`
const joinVideo = sql`left join videos v on v.id = it.video_id left join users a on a.id = v.author_id`

/** What is kept about somebody, one file for each kind. Words of others are left out; whom and what it was about is named. */
export const sections: readonly Section[] = [
  {
    name: 'profile',
    rows: (
      userId,
    ) => sql`select u.id as key, json_build_object('user_id', u.id::text, 'nickname', u.nickname, 'name', u.name,
        'bio', u.bio, 'email', u.email, 'phone', u.phone, 'birthday', u.birthday, 'picture', u.profile_image,
        'instagram', u.insta_id, 'youtube', u.youtube_id, 'tiktok', u.tiktok_id, 'x', u.twitter_id,
        'linkedin', u.linkedin_id, 'mentions', u.mention_policy, 'created_at', u.created_at,
        'guidelines_accepted_at', u.guidelines_accepted_at,
        'interests', (select coalesce(json_agg(t.topic order by t.id), '[]') from user_topics ut
          join topics t on t.id = ut.topic_id where ut.user_id = u.id),
        'sign_in_with', (select coalesce(json_agg(i.issuer order by i.issuer), '[]') from identities i
          where i.user_id = u.id),
        'devices', (select coalesce(json_agg(json_build_object('browser', s.browser, 'system', s.system,
          'signed_in_at', s.created_at, 'used_at', s.used_at) order by s.created_at), '[]') from sessions s
          where s.user_id = u.id and s.ended_at is null)) as entry
      from users u where u.id = ${userId}`,
  },
  {
    name: 'videos',
    rows: (userId) => sql`select v.id as key, json_build_object('slug', v.slug, 'title', v.title, 'caption', v.caption,
        'created_at', v.created_at, 'community', c.slug, 'loop', l.slug, 'duration', m.duration, 'width', m.width,
        'height', m.height, 'alt', m.alt, 'stream', m.hls_url, 'poster', m.poster_url, 'captions', m.captions,
        'views', v.views_count, 'sparks', v.sparks_count, 'comments', v.comments_count,
        'reposts', v.reposts_count, 'removed_at', v.removed_at) as entry
      from videos v join media m on m.id = v.media_id left join communities c on c.id = v.community_id
      left join loops l on l.id = v.loop_id where v.author_id = ${userId}`,
  },
  {
    name: 'posts_in_work',
    rows: (userId) => sql`select it.id as key, json_build_object('written', it.written, 'problem', it.problem,
        'created_at', it.created_at) as entry
      from posts_in_work it where it.author_id = ${userId} and it.author_deleted_at is null`,
  },
  {
    name: 'drafts',
    rows: (userId) => sql`select it.id as key, json_build_object('written', it.written, 'created_at', it.created_at,
        'updated_at', it.updated_at) as entry
      from drafts it where it.user_id = ${userId}`,
  },
  {
    name: 'comments',
    rows: (userId) => sql`select it.id as key, json_build_object('text', it.text, 'video', ${video},
        'is_reply', it.parent_id is not null, 'created_at', it.created_at, 'edited_at', it.edited_at,
        'sparks', it.sparks_count, 'removed_by', it.removed_by) as entry
      from comments it ${joinVideo} where it.author_id = ${userId} and it.text <> ''`,
  },
  {
    name: 'sparks',
    rows: (userId) => sql`select it.video_id as key, json_build_object('video', ${video}, 'at', it.created_at) as entry
      from sparks it ${joinVideo} where it.user_id = ${userId}`,
  },
  {
    name: 'comment_sparks',
    rows: (userId) => sql`select s.comment_id as key, json_build_object('video', ${video}) as entry
      from comment_sparks s join comments it on it.id = s.comment_id ${joinVideo} where s.user_id = ${userId}`,
  },
  {
    name: 'reposts',
    rows: (userId) => sql`select it.video_id as key, json_build_object('video', json_build_object('slug', v.slug,
        'title', v.title, 'by', a.nickname), 'to', json_agg(json_build_object('kind', it.kind,
        'place', coalesce(c.slug, l.slug), 'at', it.created_at) order by it.created_at)) as entry
      from reposts it ${joinVideo} left join communities c on it.kind = 'community' and c.id = it.place_id
      left join loops l on it.kind = 'loop' and l.id = it.place_id
      where it.user_id = ${userId} group by it.video_id, v.slug, v.title, a.nickname`,
  },
  {
    name: 'communities',
    rows: (userId) => sql`select m.community_id as key, json_build_object('slug', c.slug, 'name', c.name,
        'role', case m.role when 1 then 'leader' when 2 then 'member' when 3 then 'moderator' else 'requested' end,
        'since', m.since, 'note', m.note) as entry
      from community_members m join communities c on c.id = m.community_id where m.user_id = ${userId}`,
  },
  {
    name: 'loops',
    rows: (userId) => sql`select m.loop_id as key, json_build_object('slug', l.slug, 'name', l.name, 'state', m.state,
        'subscribed', m.subscribed, 'since', m.since, 'note', m.note) as entry
      from loop_members m join loops l on l.id = m.loop_id where m.user_id = ${userId}`,
  },
  {
    name: 'notifications',
    rows: (userId) => sql`select it.id as key, json_build_object('kind', it.kind, 'by', p.nickname, 'video', v.slug,
        'community', c.slug, 'at', it.created_at, 'read_at', it.read_at) as entry
      from notifications it left join users p on p.id = it.actor_id left join videos v on v.id = it.video_id
      left join communities c on c.id = it.community_id where it.user_id = ${userId}`,
  },
  {
    name: 'notification_settings',
    rows: (userId) => sql`select row_number() over (order by it.topic) as key, json_build_object('topic', it.topic,
        'app', it.app, 'mail', it.mail, 'push', it.push) as entry
      from notification_settings it where it.user_id = ${userId}
      union all select 100, json_build_object('mail_frequency', it.frequency) from digests it
      where it.user_id = ${userId} and it.frequency is not null`,
  },
  {
    name: 'blocked_people',
    rows: (
      userId,
    ) => sql`select b.blocked_id as key, json_build_object('nickname', p.nickname, 'at', b.created_at) as entry
      from blocks b join users p on p.id = b.blocked_id where b.user_id = ${userId}`,
  },
  {
    name: 'hidden_videos',
    rows: (userId) => sql`select it.video_id as key, json_build_object('video', ${video}, 'at', it.created_at) as entry
      from hidden_videos it ${joinVideo} where it.user_id = ${userId}`,
  },
  {
    name: 'saved_videos',
    rows: (userId) => sql`select it.video_id as key, json_build_object('video', ${video}, 'at', it.at) as entry
      from saved_videos it ${joinVideo} where it.user_id = ${userId}`,
  },
  {
    name: 'watched_videos',
    rows: (userId) => sql`select it.video_id as key, json_build_object('video', ${video}, 'at', it.at) as entry
      from watched_videos it ${joinVideo} where it.user_id = ${userId}`,
  },
  {
    name: 'searches',
    rows: (userId) => sql`select row_number() over (order by it.at, it.words) as key,
        json_build_object('words', it.words, 'at', it.at) as entry
      from recent_searches it where it.user_id = ${userId}`,
  },
  {
    name: 'reports',
    rows: (
      userId,
    ) => sql`select it.id as key, json_build_object('reason', it.reason, 'note', it.note, 'at', it.created_at,
        'closed_at', it.closed_at) as entry
      from reports it where it.reporter_id = ${userId}`,
  },
]
