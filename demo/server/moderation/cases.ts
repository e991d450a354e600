import { codes } from '../../../src/wire/codes'
import type { WireCase, WireLogEntry, WireNotice } from '../../../src/wire/moderation'
import { userSummary } from '../account/userSummary'
import type { Now } from '../clock'
import { findCommunity } from '../community/access'
import { readCursor, writeCursor } from '../database/cursor'
import type { Queryable } from '../database/database'
import { rowId } from '../database/rowId'
import { type Sql, sql } from '../database/sql'
import { takePace } from '../pace/paces'
import { notFound, Refusal } from '../refusal'
import type { Viewer } from '../session/sessions'
import type { Moderator } from './decisions'
import { type CaseRow, selectCases, toCase, toNotice } from './selectCases'

export interface ListRequest {
  limit: number
  cursor?: string | undefined
}

export type CaseState = 'open' | 'answered' | 'decided'

/** Which cases (`k`) are in a state, and in which order: those that wait, the longest first; the others, the latest. */
const states: Record<CaseState, { where: Sql; by: 'opened_at' | 'answered_at' | 'decided_at'; isLatest: boolean }> = {
  open: { where: sql`k.decision is null`, by: 'opened_at', isLatest: false },
  answered: { where: sql`k.answer is not null and k.upheld is null`, by: 'answered_at', isLatest: false },
  decided: { where: sql`k.decision is not null`, by: 'decided_at', isLatest: true },
}
const columns = { opened_at: sql`k.opened_at`, answered_at: sql`k.answered_at`, decided_at: sql`k.decided_at` }

interface Counts {
  open: number
  answered: number
  decided: number
}

/** Reads the moderators' queue, their log, and what authors are told. */
export const cases = (db: Queryable, now: Now) => {
  /** A page of cases, by one of their times and the id. */
  const readPage = async (scope: string, where: Sql, state: CaseState, { limit, cursor }: ListRequest) => {
    const { by, isLatest } = states[state]
    const [time, id] = cursor ? readCursor(scope, cursor, ['timestamptz', 'bigint']) : []
    const place = sql`(${columns[by]}, k.id)`
    const start = sql`(${time}::timestamptz, ${id}::bigint)`
    const after = !cursor ? sql`` : isLatest ? sql`and ${place} < ${start}` : sql`and ${place} > ${start}`
    const order = isLatest ? sql`${columns[by]} desc, k.id desc` : sql`${columns[by]}, k.id`
    const rows = await db.query<CaseRow>(
      sql`${selectCases} where ${where} and ${states[state].where} ${after} order by ${order} limit ${limit + 1}`,
    )
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    const key = last && [last[by]?.toISOString() ?? '', last.case_id]
    return { shown, next_cursor: rows.length > limit && key ? writeCursor(scope, key) : null }
  }

  /** @throws Refusal 403, 404 */
  const requireModerator = async (viewer: Viewer, communityId: string): Promise<string> => {
    const community = await findCommunity(db, viewer, sql`c.id = ${rowId(communityId)}`)
    community.require('moderate')
    return community.id
  }

  const queueOf = async (scope: string, where: Sql, state: CaseState, request: ListRequest) => {
    const { shown, next_cursor } = await readPage(`cases ${scope} ${state}`, where, state, request)
    const count = (of: CaseState) => sql`count(*) filter (where ${states[of].where})`
    const [counts] = await db.query<Counts>(sql`select ${count('open')} as open, ${count('answered')} as answered,
      ${count('decided')} as decided from cases k where ${where}`)
    return { items: shown.map(toCase), next_cursor, counts: counts ?? { open: 0, answered: 0, decided: 0 } }
  }

  /** Entries of the log (`g`), the latest first. Who decided about the reader is not said; null for the administration. */
  const readLog = async (scope: string, readerId: string | null, where: Sql, { limit, cursor }: ListRequest) => {
    const [id] = cursor ? readCursor(scope, cursor, ['bigint']) : []
    type Row = Omit<WireLogEntry, 'at'> & { at: Date }
    const rows = await db.query<Row>(sql`
      select g.id::text as entry_id, g.at, g.act, g.what, g.rule,
        case when a.id is null or g.author_id = ${readerId}::bigint then null else ${userSummary(sql`a`)} end as actor,
        case when u.id is null then null else ${userSummary(sql`u`)} end as author
      from moderation_log g left join users a on a.id = g.actor_id left join users u on u.id = g.author_id
      where ${where} and (${id ?? null}::bigint is null or g.id < ${id ?? null}::bigint)
      order by g.id desc limit ${limit + 1}`)
    const shown = rows.slice(0, limit)
    const last = shown.at(-1)
    return {
      items: shown.map((row) => ({ ...row, at: row.at.toISOString() })),
      next_cursor: rows.length > limit && last ? writeCursor(scope, [last.entry_id]) : null,
    }
  }

  return {
    /** What was reported in a community, of other people than the viewer. @throws Refusal 403, 404 */
    async queue(viewer: Viewer, communityId: string, state: CaseState, request: ListRequest) {
      const id = await requireModerator(viewer, communityId)
      const where = sql`k.community_id = ${id} and k.author_id <> ${viewer.userId}`
      return queueOf(`community ${id} ${viewer.userId}`, where, state, request)
    },

    /** What was reported in a brand, or with null in all of them. */
    queueOfBrand: (brandId: string | null, state: CaseState, request: ListRequest) =>
      queueOf(`brand ${brandId}`, sql`(${brandId}::bigint is null or k.brand_id = ${brandId}::bigint)`, state, request),

    /** @throws Refusal 404 */
    async one({ brandId }: Pick<Moderator, 'brandId'>, caseId: string): Promise<WireCase> {
      const [row] = await db.query<CaseRow>(sql`${selectCases} where k.id = ${rowId(caseId)}
        and (${brandId}::bigint is null or k.brand_id = ${brandId}::bigint)`)
      if (!row) throw notFound('case')
      return toCase(row)
    },

    /** What was decided in a community, the latest first. @throws Refusal 403, 404 */
    async log(viewer: Viewer, communityId: string, request: ListRequest) {
      const community = await requireModerator(viewer, communityId)
      return readLog(`log of community ${community}`, viewer.userId, sql`g.community_id = ${community}`, request)
    },

    /** What was decided in a brand, or with null in all of them, the latest first. */
    logOfBrand: (brandId: string | null, request: ListRequest) =>
      readLog(
        `log of brand ${brandId}`,
        null,
        sql`(${brandId}::bigint is null or g.brand_id = ${brandId}::bigint)`,
        request,
      ),

    /** What moderators removed of a viewer. */
    async notices({ userId }: Viewer, request: ListRequest) {
      const where = sql`k.author_id = ${userId} and k.decision <> 'keep'`
      const { shown, next_cursor } = await readPage(`notices ${userId}`, where, 'decided', request)
      return { items: shown.map(toNotice), next_cursor }
    },

    /** What the author says to a decision, once. @throws Refusal 404, 409, 429 */
    async answer(viewer: Viewer, caseId: string, text: string): Promise<WireNotice> {
      const { userId } = viewer
      await takePace(db, viewer, 'answer', now())
      const notice = sql`k.id = ${rowId(caseId)} and k.author_id = ${userId} and k.decision <> 'keep'`
      const [taken] = await db.query(
        sql`update cases k set answer = ${text}, answered_at = ${now()} where ${notice} and k.answer is null returning 1`,
      )
      const [row] = await db.query<CaseRow>(sql`${selectCases} where ${notice}`)
      if (!row) throw notFound('notice')
      if (!taken && row.answer !== text) throw new Refusal(codes.conflict, 'This has been answered')
      return toNotice(row)
    },
  }
}
