import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import type { Database, Queryable } from '../database/database'
import { sql } from '../database/sql'
import type { JobQueue } from '../jobs/queue'
import { accountGone, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { requireVerified } from '../session/verification'
import type { uploads } from '../upload/uploads'
import { isListed } from '../video/comments'
import type { videoUploads } from '../videoUpload/videoUploads'

const refused = (message: string) => new Refusal(codes.deletionRefused, message)

interface UserRow {
  is_protected: boolean
  email: string | null
  phone: string | null
}

/** Communities that would be left without anybody to lead them. */
const ledAlone = (
  userId: string,
) => sql`select 1 from community_members m where m.user_id = ${userId} and m.role = 1 and not exists (
  select 1 from community_members o where o.community_id = m.community_id and o.user_id <> m.user_id and o.role = 1)`

const permit = async (tx: Queryable, viewer: Viewer, now: Date): Promise<UserRow> => {
  const [user] =
    await tx.query<UserRow>(sql`select is_protected or is_brand_system_user as is_protected, email, phone from users
      where id = ${viewer.userId} and deleted_at is null for update`)
  if (!user) throw accountGone()
  await requireVerified(tx, viewer, now)
  if (user.is_protected) throw refused('This account may not be deleted')
  // Another leader of the same communities who leaves at the same time waits here, and is then the last one.
  await tx.query(sql`select 1 from communities where id in (select community_id from community_members where user_id = ${viewer.userId} and role = 1)
      order by id for update`)
  const [alone] = await tx.query(ledAlone(viewer.userId))
  if (alone) throw refused('Please hand the communities that only you lead over to somebody first')
  return user
}

/** Removes the user's sparks, reposts and memberships, and lowers the counters. */
const removeActions = async (tx: Queryable, userId: string) => {
  await tx.query(sql`with gone as (delete from sparks where user_id = ${userId} returning video_id)
      update videos v set sparks_count = greatest(0, v.sparks_count - 1) from gone where v.id = gone.video_id`)
  await tx.query(sql`with gone as (delete from reposts where user_id = ${userId} returning video_id, is_waiting)
      update videos v set reposts_count = greatest(0, v.reposts_count - n)
      from (select video_id, count(*) as n from gone where not is_waiting group by video_id) g where v.id = g.video_id`)
  await tx.query(sql`with gone as (delete from comment_sparks where user_id = ${userId} returning comment_id)
      update comments c set sparks_count = greatest(0, c.sparks_count - 1) from gone where c.id = gone.comment_id`)
  await tx.query(sql`with gone as (delete from community_members where user_id = ${userId} returning community_id, role)
      update communities c set members_count = greatest(0, c.members_count - 1) from gone
      where c.id = gone.community_id and gone.role is not null`)
  // After the communities, since who joins a loop locks in this order.
  await tx.query(sql`with gone as (delete from loop_members where user_id = ${userId} returning loop_id, state)
      update loops l set members_count = greatest(0, l.members_count - 1) from gone
      where l.id = gone.loop_id and gone.state = 'joined'`)
}

/** Removes the user's videos with their comments, sparks and reposts. @returns which they were */
const removeVideos = async (tx: Queryable, userId: string): Promise<string[]> => {
  const videos = await tx.query<{
    id: string
    media_id: string
  }>(sql`with gone as (delete from videos where author_id = ${userId} returning id, media_id, community_id, removed_at),
      fewer as (update communities c set videos_count = greatest(0, c.videos_count - n)
        from (select community_id, count(*) as n from gone where removed_at is null group by community_id) g
        where c.id = g.community_id)
      select id::text, media_id::text from gone`)
  await tx.query(
    sql`delete from media m where m.id = any(${videos.map(({ media_id }) => media_id)}::bigint[]) and not exists (select 1 from videos v where v.media_id = m.id)`,
  )
  return videos.map(({ id }) => id)
}

/**
 * Empties comments, as each that its author removes: the rows stay, because pages that show them must hear of it. Counters
 * are counted anew by the rule of the lists.
 * @returns the videos whose comments changed
 */
const removeComments = async (tx: Queryable, userId: string, now: Date): Promise<string[]> => {
  const own = sql`select id from comments where author_id = ${userId}`
  await tx.query(
    sql`select 1 from videos where id in (select video_id from comments where author_id = ${userId}) order by id for update`,
  )
  const videos = await tx.query<{ id: string }>(sql`update videos set talk_version = talk_version + 1,
      pinned_comment_id = case when pinned_comment_id in (${own}) then null else pinned_comment_id end
    where id in (select video_id from comments where author_id = ${userId}) returning id::text`)
  const ids = videos.map(({ id }) => id)
  await tx.query(sql`delete from comment_sparks where comment_id in (${own})`)
  await tx.query(sql`delete from notifications where comment_id in (${own}) and actor_id is not null`)
  await tx.query(sql`update comments t set text = '', facets = '[]', client_id = null, sparks_count = 0,
      deleted_at = coalesce(deleted_at, ${now}), removed_by = 'author', version = v.talk_version
    from videos v where v.id = t.video_id and t.author_id = ${userId}`)
  await tx.query(sql`update comments p set version = v.talk_version,
      replies_count = (select count(*) from comments r where r.parent_id = p.id and r.deleted_at is null)
    from videos v where v.id = p.video_id and p.id in (select parent_id from comments where author_id = ${userId})`)
  await tx.query(sql`update videos v set comments_count = (select count(*) from comments t where t.video_id = v.id and ${isListed})
      where v.id = any(${ids}::bigint[])`)
  return ids
}

/** Unlinks mentions of the user: the name stays as text, because somebody else may take it. */
const unmention = async (tx: Queryable, userId: string) => {
  const named = JSON.stringify([{ user_id: userId }])
  const others = sql`(select coalesce(jsonb_agg(f order by at), '[]') from jsonb_array_elements(facets) with ordinality as it (f, at)
    where f->>'user_id' <> ${userId})`
  await tx.query(sql`update comments set facets = ${others} where facets @> ${named}::jsonb`)
  await tx.query(sql`update videos set facets = ${others} where facets @> ${named}::jsonb`)
}

/** Removes what is stored about a person, addresses of codes included. The row stays as a nameless author. */
const removePerson = async (tx: Queryable, { userId, brandId }: Viewer, { email, phone }: UserRow, now: Date) => {
  await tx.query(sql`delete from notifications where user_id = ${userId} or actor_id = ${userId}`)
  await tx.query(sql`delete from notification_settings where user_id = ${userId}`)
  await tx.query(sql`delete from digests where user_id = ${userId}`)
  await tx.query(sql`delete from push_subscriptions where user_id = ${userId}`)
  await tx.query(sql`delete from blocks where user_id = ${userId} or blocked_id = ${userId}`)
  await tx.query(sql`delete from data_exports where user_id = ${userId}`)
  await tx.query(sql`delete from drafts where user_id = ${userId}`)
  await tx.query(sql`delete from posts_in_work where author_id = ${userId}`)
  await tx.query(sql`delete from hidden_videos where user_id = ${userId}`)
  await tx.query(sql`delete from saved_videos where user_id = ${userId}`)
  await tx.query(sql`delete from watched_videos where user_id = ${userId}`)
  await tx.query(sql`delete from recent_searches where user_id = ${userId}`)
  await tx.query(sql`delete from paces where who = ${userId}`)
  await tx.query(sql`delete from video_views where viewer = ${userId}`)
  await tx.query(sql`delete from repeats where user_id = ${userId}`)
  await tx.query(sql`delete from community_bans where user_id = ${userId}`)
  await tx.query(sql`delete from removals where user_id = ${userId}`)
  await tx.query(sql`update community_log set reason = '' where person_id = ${userId}`)
  await tx.query(
    sql`update community_invites set revoked_at = ${now} where created_by = ${userId} and revoked_at is null`,
  )
  await tx.query(sql`update reports set note = '' where reporter_id = ${userId} or person_id = ${userId}`)
  await tx.query(sql`update moderation_log set what = '' where author_id = ${userId}`)
  await tx.query(sql`update cases set what = '', answer = null, answered_at = null where author_id = ${userId}`)
  await tx.query(sql`delete from user_topics where user_id = ${userId}`)
  await tx.query(
    sql`delete from refresh_tokens where session_id in (select id from sessions where user_id = ${userId})`,
  )
  await tx.query(
    sql`update sessions set ended_at = ${now}, ended_why = 'the account was deleted' where user_id = ${userId} and ended_at is null`,
  )
  await tx.query(sql`delete from identities where user_id = ${userId}`)
  await tx.query(sql`delete from contact_changes where user_id = ${userId}`)
  await tx.query(sql`update links set sharer_id = null where sharer_id = ${userId}`)
  await tx.query(sql`delete from codes where user_id = ${userId}`)
  await tx.query(sql`delete from code_addresses where brand_id = ${brandId}
      and (kind = 'email' and address = lower(${email}) or kind = 'phone' and address = ${phone})`)
  // No nickname may contain ~, so this one takes none away from people.
  await tx.query(sql`update users set nickname = '~' || id, nickname_generated = true, name = null, bio = null, email = null, phone = null,
      profile_image = null, profile_image_s = null, is_avatar = false, creator_status = 1, creator_asked_at = null,
      guidelines_accepted_at = null, birthday = null, insta_id = null, youtube_id = null, linkedin_id = null,
      tiktok_id = null, twitter_id = null, language = null, time_zone = null, mention_policy = default, keeps_history = default, deleted_at = ${now}
    where id = ${userId}`)
}

interface Deps {
  db: Database
  now: Now
  files: Pick<ReturnType<typeof uploads>, 'forget'>
  videos: Pick<ReturnType<typeof videoUploads>, 'forgetAll'>
  jobs: JobQueue
  /** Hears of each video whose comments changed, after the commit. */
  onChanged(videoId: string): void
}

/** Deleting an account. */
export const accountDeletion = ({ db, now, files, videos, jobs, onChanged }: Deps) => ({
  /**
   * Deletes a viewer's account and signs it out everywhere: sparks, reposts, memberships, videos and pictures are removed,
   * comments are emptied, the nickname and the addresses are free again.
   * @throws Refusal 5251 without a code in the last five minutes; 5250 for the brand's own accounts, protected ones and
   *   who alone leads a community
   */
  async deleteAccount(viewer: Viewer): Promise<void> {
    const changed = await db.tx(async (tx) => {
      const at = now()
      const user = await permit(tx, viewer, at)
      await removeActions(tx, viewer.userId)
      const gone = await removeVideos(tx, viewer.userId)
      const emptied = await removeComments(tx, viewer.userId, at)
      await unmention(tx, viewer.userId)
      await files.forget(tx, viewer.userId, null)
      await videos.forgetAll(tx, viewer.userId)
      await removePerson(tx, viewer, user, at)
      return [...gone, ...emptied]
    })
    changed.forEach(onChanged)
    jobs.wake()
  },
})
