import type { Queryable } from '../database/database'
import { sql } from '../database/sql'
import { groupKey } from '../notification/groups'
import type { Happening } from '../notification/happening'
import { uploadPathOf } from '../videoUpload/uploadPath'
import type { BrandContent, FailedContent, NoticeContent } from './content'
import { before, type Start } from './ids'

type Where = Pick<Start, 'brandId' | 'base'>

/** What happened to whom, when, by whom. */
interface Row extends Happening {
  userId: string
  at: Date
  read: boolean
}

const idOf = async (tx: Queryable, statement: ReturnType<typeof sql>): Promise<string | null> =>
  (await tx.query<{ id: string }>(statement))[0]?.id ?? null

const insert = (tx: Queryable, { userId, at, read, ...it }: Row) =>
  tx.query(sql`insert into notifications (user_id, kind, actor_id, video_id, comment_id, community_id, loop_id, post_id,
      created_at, read_at, group_key)
    values (${userId}, ${it.kind}, ${it.actorId}::bigint, ${it.videoId ?? null}::bigint, ${it.commentId ?? null}::bigint,
      ${it.communityId ?? null}::bigint, ${it.loopId ?? null}::bigint, ${it.postId ?? null}::bigint, ${at},
      ${read ? at : null}, ${groupKey(it, at)})`)

/** The upload of the failed post, which is gone. */
const lostUpload = '00000000-0000-4000-8000-000000000001'

/** A post whose video could not be used, as its author finds it. @returns its id */
const insertFailed = (
  tx: Queryable,
  userId: string,
  { caption, problem }: FailedContent,
  { at, brandId }: { at: Date; brandId: number },
) =>
  idOf(
    tx,
    sql`insert into posts_in_work (id, brand_id, author_id, upload_path, written, problem, created_at)
      values (nextval(pg_get_serial_sequence('videos', 'id')), ${brandId}, ${userId},
        ${uploadPathOf(lostUpload)}, ${JSON.stringify({ caption })}::jsonb, ${problem}, ${at})
      returning id::text`,
  )

/** Notifications. After everything that they are about, and after the ids have been continued. */
export const seedNotifications = async (
  tx: Queryable,
  { notifications = {} }: BrandContent,
  { brandId, base }: Where,
): Promise<void> => {
  const person = (nickname: string) =>
    idOf(tx, sql`select id::text from users where brand_id = ${brandId} and nickname = ${nickname}`)
  const bySlug = (slug: string | undefined, of: 'video' | 'community' | 'loop') => {
    if (slug === undefined) return null
    const here = sql`where brand_id = ${brandId} and slug = ${slug}`
    const tables = { video: sql`videos`, community: sql`communities`, loop: sql`loops` }
    return idOf(tx, sql`select id::text from ${tables[of]} ${here}`)
  }
  /** The newest that somebody wrote under a video: a reply, or a comment of its own. */
  const written = (videoId: string | null, by: string | undefined, isReply: boolean) =>
    idOf(
      tx,
      sql`select t.id::text from comments t join users u on u.id = t.author_id
        where t.video_id = ${videoId}::bigint and u.nickname = ${by ?? ''} and t.deleted_at is null
          and (t.parent_id is not null) = ${isReply} order by t.created_at desc limit 1`,
    )
  /** Some of the crowd, who have liked the video too. */
  const crowd = async (count: number) => {
    const rows = await tx.query<{ id: string }>(sql`select u.id::text from users u where u.brand_id = ${brandId}
      and u.email is null order by u.id limit ${count}`)
    return rows.map(({ id }) => id)
  }
  const aboutOf = async ({ kind, by = [], video, community, loop, comment }: NoticeContent) => {
    const videoId = await bySlug(video, 'video')
    const isWritten = ['comment', 'reply', 'mention', 'comment_spark'].includes(kind)
    const author = kind === 'comment_spark' ? comment : by[0]
    const isReply = kind === 'reply' || kind === 'comment_spark'
    const commentId = isWritten ? await written(videoId, author, isReply) : null
    return {
      kind,
      videoId,
      commentId,
      communityId: await bySlug(community, 'community'),
      loopId: await bySlug(loop, 'loop'),
    }
  }
  const addNotice = async (userId: string, notice: NoticeContent) => {
    const { by = [], crowd: others = 0, ago, read = false } = notice
    const about = await aboutOf(notice)
    // One after the other: a transaction has one connection, which takes one query at a time.
    const named: (string | null)[] = []
    for (const nickname of by) named.push(await person(nickname))
    // The first one was the last to do it.
    for (const [place, actorId] of [...named, ...(await crowd(others))].entries())
      await insert(tx, { ...about, userId, actorId, at: before(base, ago + place * 3), read })
    if (named.length === 0) await insert(tx, { ...about, userId, actorId: null, at: before(base, ago), read })
  }
  for (const [nickname, { notices, failed }] of Object.entries(notifications)) {
    const userId = (await person(nickname)) ?? ''
    if (failed) {
      const at = before(base, failed.ago)
      const postId = await insertFailed(tx, userId, failed, { at, brandId })
      await insert(tx, { kind: 'post_failed', userId, actorId: null, postId, at, read: false })
    }
    // The latest has the highest id.
    for (const notice of notices.toSorted((a, b) => b.ago - a.ago)) await addNotice(userId, notice)
  }
}
