import { array, boolean, type InferType, number, object, string } from 'yup'
import { call, count, id, named, page, pageQuery, timestamp } from './envelope'
import { appeal, reportNote } from './fields'
import { paths } from './paths'
import { reportReasons } from './report'
import { communitySummary, userSummary, videoLink } from './video'

/**
 * What moderators can decide. All but `keep` remove the thing; `suspend` also keeps its author from writing there. About a
 * person there is no `remove`: `warn` says what was wrong, and `suspend` without a community holds in all of the brand.
 */
export const decisions = ['keep', 'remove', 'warn', 'suspend'] as const

const reason = () => string().oneOf([...reportReasons])

/** What a case is about: a video, a comment under it, or with neither its author as a person. */
const subject = {
  community: communitySummary.nullable().defined(),
  video: videoLink.nullable().default(undefined).defined(),
  /** Plain text. */
  comment: object({ comment_id: id().required(), text: string().defined() }).nullable().default(undefined).defined(),
}

const decision = object({
  decision: string()
    .oneOf([...decisions])
    .required(),
  /** The title of the guideline that was broken. */
  rule: string().nullable().defined(),
  /** To the author. */
  words: string().defined(),
  decided_at: timestamp().required(),
  /** Null for a suspension without an end, and for every other decision. */
  suspended_until: timestamp().nullable().defined(),
})
  .nullable()
  .default(undefined)
  .meta(named('Decision'))

/** What the author said to it, once, and what somebody who had not decided said to that. */
const answer = object({
  text: string().required(),
  answered_at: timestamp().required(),
  /** Null while it waits. */
  upheld: boolean().nullable().defined(),
  words: string().defined(),
  judged_at: timestamp().nullable().defined(),
})
  .nullable()
  .default(undefined)
  .meta(named('Appeal'))

const moderationCase = object({
  case_id: id().required(),
  opened_at: timestamp().required(),
  ...subject,
  /** What the comment said when it was reported, where that has changed; plain text. */
  reported_text: string().nullable().defined(),
  author: userSummary,
  /** What is known of the author in this place. */
  record: object({ posts: count().required(), removed: count().required(), warned: count().required() }).required(),
  reasons: array(object({ reason: reason().required(), count: count().required() }).required()).required(),
  /** The latest first; who claims the work as their own is named, nobody else. */
  notes: array(
    object({
      reason: reason().required(),
      text: string().required(),
      reporter: userSummary.nullable().defined(),
    }).required(),
  ).required(),
  decision: decision.defined(),
  /** Null for the administration. */
  decided_by: userSummary.nullable().defined(),
  answer: answer.defined(),
})
  .required()
  .meta(named('Case'))

/** A case as its author sees it: rule and words, never who reported or decided. */
const notice = object({
  case_id: id().required(),
  ...subject,
  decision: decision.required(),
  answer: answer.defined(),
})
  .required()
  .meta(named('Notice'))

const logEntry = object({
  entry_id: id().required(),
  at: timestamp().required(),
  /** Null for the administration. */
  actor: userSummary.nullable().defined(),
  act: string()
    .oneOf([...decisions, 'put_back', 'upheld', 'person_kept', 'person_warned', 'person_suspended'])
    .required(),
  author: userSummary.nullable().defined(),
  /** The title of the video, or the comment. */
  what: string().defined(),
  rule: string().nullable().defined(),
})
  .required()
  .meta(named('LogEntry'))

export type WireCase = InferType<typeof moderationCase>
export type WireNotice = InferType<typeof notice>
export type WireLogEntry = InferType<typeof logEntry>
export type WireDecision = InferType<typeof decisionShape>
export type WireVerdict = InferType<typeof verdictShape>

const ofPlace = { ...pageQuery, community_id: id().required() }
const moderatorsOnly = { 403: 'Only for leaders and moderators of the place', 404: 'No such community' }
const aboutCase = {
  403: 'Only for leaders and moderators of the place; nobody about oneself, and only leaders suspend those who lead',
  404: 'No such case',
  409: 'It has been decided',
}

export const caseStates = ['open', 'answered', 'decided'] as const

export const moderationQueue = call({
  id: 'moderationQueue',
  method: 'GET',
  path: paths.moderationQueue,
  summary: 'What was reported in a community, the longest waiting first; or what was decided, the latest first',
  who: 'viewer',
  query: object({
    ...ofPlace,
    state: string()
      .oneOf([...caseStates])
      .default('open'),
  }),
  answer: page(moderationCase).concat(
    object({
      counts: object({
        open: count().required(),
        answered: count().required(),
        decided: count().required(),
      }).required(),
    }),
  ),
  errors: moderatorsOnly,
})

export const decisionShape = object({
  decision: string()
    .oneOf([...decisions])
    .required(),
  rule: string().trim().max(120).nullable(),
  words: reportNote(),
  /** Of a suspension; null for one without an end. */
  hours: number()
    .integer()
    .min(1)
    .max(24 * 365)
    .nullable(),
})

export const decideCase = call({
  id: 'decideCase',
  method: 'POST',
  path: paths.moderationDecide,
  summary: 'Decides a case; its reports are closed, and the author of what was removed is told',
  who: 'viewer',
  once: true,
  body: decisionShape.shape({ case_id: id().required() }),
  answer: moderationCase,
  errors: aboutCase,
})

/** What somebody who had not decided says to the author's answer. */
export const verdictShape = object({ upheld: boolean().required(), words: reportNote() })

export const judgeAnswer = call({
  id: 'judgeAnswer',
  method: 'POST',
  path: paths.moderationVerdict,
  summary: 'Lets a decision stand after its author’s answer, or puts the thing back; not by who decided',
  who: 'viewer',
  once: true,
  body: verdictShape.shape({ case_id: id().required() }),
  answer: moderationCase,
  errors: { ...aboutCase, 409: 'There is no answer, or it has been judged' },
})

export const moderationLog = call({
  id: 'moderationLog',
  method: 'GET',
  path: paths.moderationLog,
  summary: 'What the leaders and moderators of a community decided, the latest first',
  who: 'viewer',
  query: object(ofPlace),
  answer: page(logEntry),
  errors: moderatorsOnly,
})

export const notices = call({
  id: 'notices',
  method: 'GET',
  path: paths.moderationNotices,
  summary: 'What moderators removed of the viewer, the latest first',
  who: 'viewer',
  query: object(pageQuery),
  answer: page(notice),
})

export const answerNotice = call({
  id: 'answerNotice',
  method: 'POST',
  path: paths.moderationAnswer,
  summary: 'What the author says to a decision, once',
  who: 'viewer',
  once: true,
  body: object({ case_id: id().required(), text: appeal().required() }),
  answer: notice,
  errors: { 404: 'No such notice', 409: 'It has been answered' },
})
