import { codes } from '../../../src/wire/codes'
import { editMinutes } from '../../../src/wire/comment'
import { holdAccount } from '../account/presence'
import type { Now } from '../clock'
import { type Access, allows } from '../community/access'
import { joinPlace, placeColumns } from '../community/place'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import type { decisions } from '../moderation/decisions'
import { requireNotSuspended } from '../moderation/suspensions'
import { notify } from '../notification/notify'
import { takePace } from '../pace/paces'
import { badRequest, notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import { maxMentions, resolveMentions, type StoredMention } from '../text/facets'
import { requireAcceptable } from '../text/policy'
import { findTarget, requireAllowed } from '../video/target'
import { nextVersion, removeComment } from './removal'
import { editableUntil } from './selectComments'

export interface NewText {
  text: string
  mentions: readonly StoredMention[]
}

export interface NewComment extends NewText {
  videoId: string
  parentId: string | null
  clientId: string
}

interface Found extends Access {
  id: string
  video_id: string
  author_id: string
  video_author_id: string
  community_id: string | null
  parent_id: string | null
  created_at: Date
  is_removed: boolean
  is_withdrawn: boolean
  comments_off: boolean
}

/** @throws Refusal 5353 */
const requireOpen = ({ comments_off }: { comments_off: boolean }) => {
  if (comments_off) throw new Refusal(codes.commentsOff, 'The comments under this video are closed')
}

const forbidden = (message: string) => new Refusal(codes.forbidden, message)

interface CommentsDeps {
  db: Database
  now: Now
  /** Hears of each video whose comments changed, after the commit. */
  onChanged(videoId: string): void
  decisions: Pick<ReturnType<typeof decisions>, 'removeComment'>
}

/** Writing comments. */
export const comments = ({ db, now, onChanged, decisions: moderation }: CommentsDeps) => {
  /** @throws Refusal 404 */
  const find = async ({ brandId, userId }: Viewer, commentId: string): Promise<Found> => {
    const [found] = await db.query<Found>(sql`
      select t.id::text, t.video_id::text, t.author_id::text, v.author_id::text as video_author_id, t.parent_id::text,
        v.community_id::text, t.created_at, t.deleted_at is not null as is_removed, v.removed_at is not null as is_withdrawn,
        v.comments_off, ${placeColumns}
      from comments t join videos v on v.id = t.video_id
      ${joinPlace(sql`v`, userId)}
      where v.brand_id = ${brandId} and t.id = ${rowId(commentId)}`)
    if (!found) throw notFound('comment')
    return found
  }

  /** The comment that was written with a `clientId`. @throws Refusal 400 when it is under another video */
  const findSent = async (tx: Queryable, userId: string, clientId: string, videoId: string) => {
    const [sent] = await tx.query<{ id: string; video_id: string }>(
      sql`select id::text, video_id::text from comments where author_id = ${userId} and client_id = ${clientId}`,
    )
    if (sent && sent.video_id !== videoId) throw badRequest('client_id was sent with a comment under another video')
    return sent?.id
  }

  /** The thread that a reply belongs to. @throws Refusal 404 */
  const findThread = async (tx: Queryable, videoId: string, parentId: string) => {
    const [thread] = await tx.query<{ id: string; author_id: string; parent_author_id: string }>(sql`
      select t.id::text, t.author_id::text, p.author_id::text as parent_author_id
      from comments p join comments t on t.id = coalesce(p.parent_id, p.id)
      where p.id = ${rowId(parentId)} and p.video_id = ${videoId} and p.deleted_at is null`)
    if (!thread) throw notFound('comment')
    return thread
  }

  return {
    /**
     * Writes a comment, once for each `clientId` of a person.
     * @returns its id
     * @throws Refusal 400, 404, 5350, 5352, 5353, 5361, 429
     */
    async create(viewer: Viewer, { videoId: wanted, parentId, text, mentions, clientId }: NewComment): Promise<string> {
      const { brandId, userId } = viewer
      const target = await findTarget(db, viewer, { videoId: wanted })
      requireAllowed(target, userId, 'comment')
      requireOpen(target)
      const videoId = target.id
      const before = await findSent(db, userId, clientId, videoId)
      if (before) return before
      await requireNotSuspended(db, userId, target, now())
      await requireAcceptable(db, brandId, text)
      const found = await resolveMentions(db, viewer, text, mentions)
      const facets = JSON.stringify(found)
      const id = await db.tx(async (tx) => {
        const at = now()
        await holdAccount(tx, viewer)
        const version = await nextVersion(tx, videoId)
        const sent = await findSent(tx, userId, clientId, videoId)
        if (sent) return sent
        await takePace(tx, viewer, 'comment', at)
        const thread = parentId ? await findThread(tx, videoId, parentId) : null
        const threadId = thread?.id ?? null
        const [written] = await tx.query<{ id: string }>(sql`
          insert into comments (video_id, author_id, parent_id, text, facets, client_id, version, first_version,
            created_at, told_count)
          values (${videoId}, ${userId}, ${threadId}, ${text}, ${facets}::jsonb, ${clientId}, ${version}, ${version}, ${at},
            ${found.length})
          on conflict (author_id, client_id) do nothing returning id::text`)
        // Sent for another video at the same moment.
        if (!written) return (await findSent(tx, userId, clientId, videoId)) ?? ''
        await tx.query(
          sql`update comments set replies_count = replies_count + 1, version = ${version} where id = ${threadId}::bigint`,
        )
        await tx.query(sql`update videos set comments_count = comments_count + 1 where id = ${videoId}`)
        const about = { actorId: userId, videoId, commentId: written.id }
        const mentioned = found.map(({ user_id }) => user_id)
        const answered = thread
          ? [thread.author_id, thread.parent_author_id].filter((it) => !mentioned.includes(it))
          : []
        const author = [target.author_id].filter((it) => !mentioned.includes(it) && !answered.includes(it))
        await notify(tx, mentioned, { kind: 'mention', ...about }, at)
        await notify(tx, answered, { kind: 'reply', ...about }, at)
        await notify(tx, author, { kind: 'comment', ...about }, at)
        return written.id
      })
      onChanged(videoId)
      return id
    },

    /**
     * Changes a comment. Whom the text no longer mentions loses the notification of it.
     * @throws Refusal 403 for a comment of somebody else, 404, 5350, 5352, 5360 when it is too old, 5361, 429
     */
    async edit(viewer: Viewer, commentId: string, { text, mentions }: NewText): Promise<void> {
      const { brandId, userId } = viewer
      const comment = await find(viewer, commentId)
      if (comment.is_removed || comment.is_withdrawn) throw notFound('comment')
      if (comment.author_id !== userId || !allows(comment, userId, 'editOwn'))
        throw forbidden('This is not your comment')
      requireAllowed(comment, userId, 'comment')
      requireOpen(comment)
      const at = now()
      if (editableUntil(comment.created_at) <= at) {
        throw new Refusal(codes.editTooLate, `A comment can be changed for ${editMinutes} minutes`)
      }
      await requireNotSuspended(db, userId, comment, at)
      await requireAcceptable(db, brandId, text)
      const found = await resolveMentions(db, viewer, text, mentions)
      const facets = JSON.stringify(found)
      await db.tx(async (tx) => {
        await holdAccount(tx, viewer)
        await takePace(tx, viewer, 'edit', at)
        const version = await nextVersion(tx, comment.video_id)
        const [changed] = await tx.query<{ notified: number }>(sql`
          update comments set text = ${text}, facets = ${facets}::jsonb, edited_at = ${at}, version = ${version}
          where id = ${comment.id} and deleted_at is null returning told_count as notified`)
        if (!changed) throw notFound('comment')
        const about = { actorId: userId, videoId: comment.video_id, commentId: comment.id }
        const mentioned = found.map(({ user_id }) => user_id)
        await tx.query(sql`delete from notifications
          where comment_id = ${comment.id} and kind = 'mention' and user_id <> all(${mentioned}::bigint[])`)
        const before = await tx.query<{ id: string }>(
          sql`select user_id::text as id from notifications where comment_id = ${comment.id} and kind = 'mention'`,
        )
        const isNew = (it: string) => before.every(({ id }) => id !== it)
        const added = [...new Set(mentioned)].filter(isNew).slice(0, maxMentions - changed.notified)
        await tx.query(sql`update comments set told_count = told_count + ${added.length} where id = ${comment.id}`)
        await notify(tx, added, { kind: 'mention', ...about }, at)
      })
      onChanged(comment.video_id)
    },

    /** Removes a comment; doing it twice changes nothing. @throws Refusal 403, 404 */
    async remove(viewer: Viewer, commentId: string): Promise<void> {
      const comment = await find(viewer, commentId)
      const isOwn = comment.author_id === viewer.userId
      if (!allows(comment, viewer.userId, isOwn ? 'deleteOwn' : 'deleteAny')) {
        throw forbidden('Only the author and moderators can delete it')
      }
      if (comment.is_removed) return
      if (!isOwn) return moderation.removeComment(viewer, comment.id)
      const videoId = await db.tx((tx) => removeComment(tx, comment.id, 'author', now()))
      if (videoId) onChanged(videoId)
    },

    /** Puts a thread first under a video of the viewer's own. @throws Refusal 403, 404 for a reply too */
    async pin(viewer: Viewer, commentId: string, pinned: boolean): Promise<void> {
      const comment = await find(viewer, commentId)
      if (comment.is_removed || comment.is_withdrawn || comment.parent_id) throw notFound('comment')
      if (comment.video_author_id !== viewer.userId || !allows(comment, viewer.userId, 'pinComment')) {
        throw forbidden('Only the author of the video can pin a comment')
      }
      await db.tx(async (tx) => {
        const version = await nextVersion(tx, comment.video_id)
        const touched = sql`id = ${comment.id} or id = (select pinned_comment_id from videos where id = ${comment.video_id})`
        await tx.query(
          sql`update comments set version = ${version} where video_id = ${comment.video_id} and (${touched})`,
        )
        await tx.query(
          pinned
            ? sql`update videos set pinned_comment_id = (select id from comments where id = ${comment.id}
                and deleted_at is null) where id = ${comment.video_id}`
            : sql`update videos set pinned_comment_id = null where id = ${comment.video_id}
                and pinned_comment_id = ${comment.id}`,
        )
      })
      onChanged(comment.video_id)
    },
  }
}
