import { codes } from '../../../src/wire/codes'
import type { WireDecision, WireVerdict } from '../../../src/wire/moderation'
import { type Action, roles } from '../../../src/wire/permissions'
import type { Now } from '../clock'
import { removeComment, restoreComment } from '../comment/removal'
import { type Access, accessColumns, allows, joinMembership } from '../community/access'
import type { Database, Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { sql } from '../database/sql'
import type { Happening } from '../notification/happening'
import { notify } from '../notification/notify'
import { badRequest, notFound, Refusal } from '../refusal'
import { openCase } from '../report/reports'
import type { Viewer } from '../session/sessions'
import { findTarget } from '../video/target'
import { restoreVideo, withdrawVideo } from '../video/withdrawal'
import { requireNotSuspended } from './suspensions'

/** Who decides: a leader or moderator of the place, or with `userId` null the administration of one brand or of all. */
export interface Moderator {
  brandId: string | null
  userId: string | null
}

interface Case extends Access {
  id: string
  brand_id: string
  community_id: string | null
  /** Null in a case about the author as a person. */
  video_id: string | null
  comment_id: string | null
  author_id: string
  author_role: number | null
  decision: string | null
  decided_by: string | null
  answer: string | null
  upheld: boolean | null
  what: string
  rule: string | null
}

const forbidden = (message: string) => new Refusal(codes.forbidden, message)
const settled = (message: string) => new Refusal(codes.conflict, message)

/** @throws Refusal 404 */
const lockCase = async (tx: Queryable, { brandId, userId }: Moderator, caseId: string): Promise<Case> => {
  const [row] = await tx.query<Case>(sql`
    select k.id::text, k.brand_id::text, k.community_id::text, k.video_id::text, k.comment_id::text, k.author_id::text,
      a.role as author_role, k.decision, k.decided_by::text, k.answer, k.upheld, k.rule, ${accessColumns},
      left(k.what, 200) as what
    from cases k
    left join communities c on c.id = k.community_id ${joinMembership(userId)}
    left join community_members a on a.community_id = k.community_id and a.user_id = k.author_id
    where k.id = ${rowId(caseId)} and (${brandId}::bigint is null or k.brand_id = ${brandId}::bigint)
    for update of k`)
  if (!row) throw notFound('case')
  return row
}

/** Suspending somebody who leads, and judging that, is for leaders. */
const actionFor = ({ author_role }: Case, decision: string | null): Action =>
  decision === 'suspend' && (author_role === roles.leader || author_role === roles.moderator)
    ? 'suspendTeam'
    : 'moderate'

/** @throws Refusal 403, 5352 */
const requireModerator = async (tx: Queryable, it: Case, { userId }: Moderator, action: Action, now: Date) => {
  if (userId === null) return
  if (it.community_id === null || !allows(it, userId, action)) throw forbidden('Only for those who lead the community')
  if (it.author_id === userId) throw forbidden('Somebody else decides about what is yours')
  await requireNotSuspended(tx, userId, it, now)
}

const record = (tx: Queryable, it: Case, { userId }: Moderator, act: string, rule: string | null, now: Date) =>
  tx.query(sql`insert into moderation_log (brand_id, community_id, case_id, actor_id, author_id, act, what, rule, at)
    values (${it.brand_id}, ${it.community_id}, ${it.id}, ${userId}, ${it.author_id}, ${act}, ${it.what}, ${rule}, ${now})`)

/** What the log says of a decision about a person, of whom nothing is removed. */
const personActs = { keep: 'person_kept', warn: 'person_warned', suspend: 'person_suspended', remove: 'remove' }

const notifyAbout = (tx: Queryable, it: Case, userIds: readonly string[], kind: Happening['kind'], now: Date) =>
  notify(
    tx,
    userIds,
    {
      kind,
      actorId: null,
      videoId: it.video_id,
      commentId: it.comment_id,
      communityId: it.community_id,
      caseId: it.id,
    },
    now,
  )

/** @returns the video whose comments changed */
const takeAway = async (tx: Queryable, { comment_id, video_id }: Case, now: Date) => {
  if (comment_id) return removeComment(tx, comment_id, 'moderator', now)
  return video_id && withdrawVideo(tx, video_id, now)
}

const putBack = async (tx: Queryable, { comment_id, video_id }: Case) => {
  if (comment_id) return restoreComment(tx, comment_id)
  return video_id && restoreVideo(tx, video_id)
}

interface DecisionsDeps {
  db: Database
  now: Now
  /** Hears of each video whose comments changed, after the commit. */
  onChanged(videoId: string): void
}

/** What moderators do about cases. */
export const decisions = ({ db, now, onChanged }: DecisionsDeps) => {
  /** @returns the video whose comments changed, or null */
  const decideIn = async (tx: Queryable, moderator: Moderator, caseId: string, wanted: WireDecision) => {
    const it = await lockCase(tx, moderator, caseId)
    const at = now()
    await requireModerator(tx, it, moderator, actionFor(it, wanted.decision), at)
    if (it.decision !== null) throw settled('This has been decided')
    if (it.video_id === null && wanted.decision === 'remove') throw badRequest('A person is warned or suspended')
    const { decision, rule = null, words = '', hours = null } = wanted
    const until = decision === 'suspend' && hours !== null ? new Date(at.getTime() + hours * 60 * 60_000) : null
    await tx.query(sql`update cases set decision = ${decision}, rule = ${rule}, words = ${words},
      suspended_until = ${until}, decided_by = ${moderator.userId}, decided_at = ${at} where id = ${it.id}`)
    await tx.query(sql`update reports set closed_at = ${at} where case_id = ${it.id}`)
    if (decision === 'suspend') {
      const isEverywhere = it.video_id === null && it.community_id === null
      await tx.query(sql`insert into suspensions (brand_id, community_id, user_id, case_id, until, everywhere)
        values (${it.brand_id}, ${it.community_id}, ${it.author_id}, ${it.id}, ${until}, ${isEverywhere})`)
    }
    await record(tx, it, moderator, it.video_id === null ? personActs[decision] : decision, rule, at)
    const isKept = decision === 'keep'
    if (!isKept) await notifyAbout(tx, it, [it.author_id], 'removed', at)
    const reporters = await tx.query<{ id: string }>(
      sql`select reporter_id::text as id from reports where case_id = ${it.id}`,
    )
    await notifyAbout(
      tx,
      it,
      reporters.map(({ id }) => id),
      isKept ? 'report_kept' : 'report_removed',
      at,
    )
    return isKept ? null : takeAway(tx, it, at)
  }

  const changed = (videoId: string | null) => {
    if (videoId) onChanged(videoId)
  }

  return {
    /** @throws Refusal 403, 404, 409, 5352 */
    async decide(moderator: Moderator, caseId: string, decision: WireDecision): Promise<void> {
      changed(await db.tx((tx) => decideIn(tx, moderator, caseId, decision)))
    },

    /** Removes a comment that nobody need have reported. @throws Refusal 403, 404 */
    async removeComment(viewer: Viewer, commentId: string): Promise<void> {
      const target = await findTarget(db, viewer, { commentId })
      const videoId = await db.tx(async (tx) => {
        const caseId = await openCase(tx, viewer.brandId, target, now())
        return decideIn(tx, viewer, caseId, { decision: 'remove', rule: null, words: '', hours: null })
      })
      changed(videoId)
    },

    /**
     * Removes a video that nobody need have reported.
     * @param words to the author
     * @param also what belongs to it, in the same transaction
     * @throws Refusal 403, 404, 5352
     */
    async removeVideo(
      viewer: Viewer,
      videoId: string,
      words: string,
      also: (tx: Queryable) => Promise<void>,
    ): Promise<void> {
      const target = await findTarget(db, viewer, { videoId })
      await db.tx(async (tx) => {
        const caseId = await openCase(tx, viewer.brandId, target, now())
        await decideIn(tx, viewer, caseId, { decision: 'remove', rule: null, words, hours: null })
        await also(tx)
      })
    },

    /**
     * Lets a decision stand after its author's answer, or takes it back with all that it did.
     * @throws Refusal 403 also for who decided, 404, 409, 5352
     */
    async judge(moderator: Moderator, caseId: string, { upheld, words = '' }: WireVerdict): Promise<void> {
      const video = await db.tx(async (tx) => {
        const it = await lockCase(tx, moderator, caseId)
        const at = now()
        await requireModerator(tx, it, moderator, actionFor(it, it.decision), at)
        if (it.answer === null || it.upheld !== null) throw settled('There is no answer that waits')
        // Without a name it was the administration.
        if (moderator.userId !== null && it.decided_by === null) throw forbidden('Only for the administration')
        if (moderator.userId !== null && it.decided_by === moderator.userId) {
          throw forbidden('Somebody else reads the answer to your decision')
        }
        await tx.query(sql`update cases set upheld = ${upheld}, verdict = ${words}, judged_by = ${moderator.userId},
          judged_at = ${at} where id = ${it.id}`)
        await record(tx, it, moderator, upheld ? 'upheld' : 'put_back', it.rule, at)
        await notifyAbout(tx, it, [it.author_id], upheld ? 'upheld' : 'put_back', at)
        if (upheld) return null
        await tx.query(sql`delete from suspensions where case_id = ${it.id}`)
        return putBack(tx, it)
      })
      changed(video)
    },
  }
}
