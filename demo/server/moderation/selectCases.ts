import type { WireCase, WireNotice } from '../../../src/wire/moderation'
import { userSummary } from '../account/userSummary'
import { type Sql, sql } from '../database/sql'
import { videoLink } from '../video/videoLink'

const notesShown = 20

/** Of the author's other cases in the same place (`x`), those where the decision stands. */
const others = sql`from cases x where x.author_id = k.author_id and x.community_id is not distinct from k.community_id
  and x.upheld is distinct from false`

/** The one statement that reads cases (`k`). A caller adds conditions, an order and a limit. */
export const selectCases: Sql = sql`select k.id::text as case_id, k.opened_at, k.decision, k.rule, k.words,
    k.suspended_until, k.decided_at, k.answer, k.answered_at, k.upheld, k.verdict, k.judged_at,
    case when c.id is null then null else json_build_object('community_id', c.id::text, 'slug', c.slug, 'name', c.name,
      'image_url', c.image_url) end as community,
    case when v.id is null then null else ${videoLink} end as video,
    case when t.id is null then null else json_build_object('comment_id', t.id::text, 'text', t.text) end as comment,
    case when k.what <> t.text then k.what end as reported_text,
    ${userSummary(sql`u`)} as author,
    case when d.id is null then null else ${userSummary(sql`d`)} end as decided_by,
    json_build_object(
      'posts', (select count(*) from videos p where p.author_id = k.author_id
        and (p.community_id is not distinct from k.community_id or k.video_id is null and k.community_id is null)),
      'removed', (select count(*) ${others} and x.decision <> 'keep'),
      'warned', (select count(*) ${others} and x.decision = 'warn')) as record,
    (select coalesce(json_agg(json_build_object('reason', reason, 'count', n) order by n desc, reason), '[]')
      from (select r.reason, count(*) as n from reports r where r.case_id = k.id group by r.reason) r) as reasons,
    (select coalesce(json_agg(json_build_object('reason', r.reason, 'text', r.note,
        'reporter', case when r.reason = 'stolen' then ${userSummary(sql`p`)} else null end) order by r.created_at desc), '[]')
      from (select * from reports r where r.case_id = k.id and r.note <> '' order by r.created_at desc
        limit ${notesShown}) r join users p on p.id = r.reporter_id) as notes
  from cases k
  left join videos v on v.id = k.video_id
  left join media m on m.id = v.media_id
  join users u on u.id = k.author_id
  left join comments t on t.id = k.comment_id
  left join communities c on c.id = k.community_id
  left join users d on d.id = k.decided_by`

type Parts = Pick<
  WireCase,
  | 'case_id'
  | 'community'
  | 'video'
  | 'comment'
  | 'reported_text'
  | 'author'
  | 'decided_by'
  | 'record'
  | 'reasons'
  | 'notes'
>

export interface CaseRow extends Parts {
  opened_at: Date
  decision: NonNullable<WireCase['decision']>['decision'] | null
  rule: string | null
  words: string
  suspended_until: Date | null
  decided_at: Date | null
  answer: string | null
  answered_at: Date | null
  upheld: boolean | null
  verdict: string
  judged_at: Date | null
}

const decisionOf = ({ decision, rule, words, decided_at, suspended_until }: CaseRow): WireCase['decision'] =>
  decision &&
  decided_at && {
    ...{ decision, rule, words },
    decided_at: decided_at.toISOString(),
    suspended_until: suspended_until?.toISOString() ?? null,
  }

const answerOf = ({ answer, answered_at, upheld, verdict, judged_at }: CaseRow): WireCase['answer'] =>
  answer && answered_at
    ? {
        ...{ text: answer, upheld, words: verdict },
        answered_at: answered_at.toISOString(),
        judged_at: judged_at?.toISOString() ?? null,
      }
    : null

export const toCase = (row: CaseRow): WireCase => {
  const { case_id, opened_at, community, video, comment, reported_text, author, record, reasons, notes, decided_by } =
    row
  return {
    ...{ case_id, community, video, comment, reported_text, author, record, reasons, notes, decided_by },
    opened_at: opened_at.toISOString(),
    decision: decisionOf(row),
    answer: answerOf(row),
  }
}

/** For cases with a decision. */
export const toNotice = (row: CaseRow): WireNotice => {
  const { case_id, community, video, comment } = row
  const decision = decisionOf(row)
  if (!decision) throw new Error(`case ${case_id} has no decision`)
  return { case_id, community, video, comment, decision, answer: answerOf(row) }
}
