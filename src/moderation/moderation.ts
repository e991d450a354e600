import { type Author, toAuthor } from '../entities/playable'
import { address, list, number, record, text } from '../kit/guard'
import { time } from '../kit/guard.content'
import { type Hosts, mediaBase } from '../kit/settings'
import type { WireCase, WireDecision, WireLogEntry } from '../wire/moderation'
import type { WireRepostRequest } from '../wire/repost'

export type Verdict = WireDecision['decision']

/** The reasons of a report, see `reportReasons` of the wire. */
export type Reason = WireCase['reasons'][number]['reason']

interface Decision {
  decision: Verdict
  /** The title of the guideline that was broken. */
  rule: string | null
  /** To the author. */
  words: string
  /** Milliseconds since 1970. */
  decidedAt: number
  /** Milliseconds since 1970; null for a suspension without an end, and for every other decision. */
  suspendedUntil: number | null
}

interface Answer {
  text: string
  /** Null while it waits. */
  upheld: boolean | null
  words: string
}

/** What a case is about. */
interface Subject {
  id: string
  /** The name of the community. */
  place: string | null
  /** Null where the author is meant, as a person. */
  video: { slug: string; title: string; thumb: string | null } | null
  /** Null where the video or the author is meant. */
  comment: string | null
  answer: Answer | null
}

export interface Case extends Subject {
  /** Milliseconds since 1970. */
  openedAt: number
  /** The words that were reported; null where they are the same still. */
  reportedText: string | null
  author: Author
  record: { posts: number; removed: number; warned: number }
  reasons: readonly { reason: Reason; count: number }[]
  notes: readonly { reason: Reason; text: string; reporter: Author | null }[]
  /** Null while it is open. */
  decision: Decision | null
  /** Null for the administration. */
  decidedBy: Author | null
}

/** A case as its author reads it. */
export interface Notice extends Subject {
  decision: Decision
}

export interface LogEntry {
  id: string
  /** Milliseconds since 1970. */
  at: number
  act: WireLogEntry['act']
  /** Null for the administration. */
  actor: Author | null
  author: Author | null
  /** The title of the video, or the comment. */
  what: string
}

/** A repost into the community, or a loop of it, that waits for somebody who leads it. */
export interface RepostRequest extends Pick<WireRepostRequest, 'kind'> {
  id: string
  videoId: string
  video: NonNullable<Subject['video']>
  /** Who wants it there. */
  user: Author
  placeId: string
  place: string
  /** Milliseconds since 1970. */
  at: number
}

const verdicts = ['keep', 'remove', 'warn', 'suspend'] as const satisfies readonly Verdict[]
const acts = [...verdicts, 'put_back', 'upheld', 'person_kept', 'person_warned', 'person_suspended'] as const
const reasons = ['spam', 'nudity', 'harassment', 'hate', 'violence', 'stolen', 'impersonation', 'other'] as const

const reasonOf = (wire: unknown): Reason => reasons.find((it) => it === wire) ?? 'other'

const toDecision = (wire: unknown): Decision | null => {
  const it = record(wire)
  const decision = verdicts.find((verdict) => verdict === it.decision)
  if (!decision) return null
  return {
    ...{ decision, rule: text(it.rule) || null, words: text(it.words), decidedAt: time(it.decided_at) ?? 0 },
    suspendedUntil: time(it.suspended_until),
  }
}

const toAnswer = (wire: unknown): Answer | null => {
  const it = record(wire)
  const words = text(it.text)
  if (!words) return null
  return { text: words, upheld: typeof it.upheld === 'boolean' ? it.upheld : null, words: text(it.words) }
}

const toVideo = (wire: unknown, hosts: Hosts): NonNullable<Subject['video']> => {
  const { slug: wireSlug, title, thumb_url } = record(wire)
  const slug = text(wireSlug)
  return { slug, title: text(title) || slug, thumb: address(thumb_url, mediaBase(hosts)) }
}

const toSubject = (wire: unknown, settings: Hosts): Subject => {
  const it = record(wire)
  return {
    id: text(it.case_id),
    place: text(record(it.community).name) || null,
    video: it.video ? toVideo(it.video, settings) : null,
    comment: it.comment ? text(record(it.comment).text) : null,
    answer: toAnswer(it.answer),
  }
}

/** Reads one item of the queue; null when it is none. */
export const toCase = (wire: unknown, settings: Hosts): Case | null => {
  const it = record(wire)
  const subject = toSubject(wire, settings)
  const author = toAuthor(it.author, settings)
  if (!subject.id || !author) return null
  const { posts, removed, warned } = record(it.record)
  return {
    ...subject,
    author,
    openedAt: time(it.opened_at) ?? 0,
    reportedText: text(it.reported_text) || null,
    record: { posts: number(posts), removed: number(removed), warned: number(warned) },
    reasons: list(it.reasons).map((one) => ({
      reason: reasonOf(record(one).reason),
      count: number(record(one).count),
    })),
    notes: list(it.notes).map((item) => {
      const { reason, text: note, reporter } = record(item)
      return { reason: reasonOf(reason), text: text(note), reporter: toAuthor(reporter, settings) }
    }),
    decision: toDecision(it.decision),
    decidedBy: toAuthor(it.decided_by, settings),
  }
}

/** Reads one of the author's notices; null when it is none. */
export const toNotice = (wire: unknown, settings: Hosts): Notice | null => {
  const subject = toSubject(wire, settings)
  const decision = toDecision(record(wire).decision)
  return subject.id && decision ? { ...subject, decision } : null
}

/** Reads one repost that waits; null when it is none. */
export const toRepostRequest = (wire: unknown, settings: Hosts): RepostRequest | null => {
  const it = record(wire)
  const user = toAuthor(it.user, settings)
  const [videoId, placeId] = [text(record(it.video).video_id), text(it.id)]
  if (!user || !videoId || !placeId) return null
  const kind = it.kind === 'loop' ? 'loop' : 'community'
  return {
    ...{ id: [videoId, user.id, kind, placeId].join(' '), videoId, video: toVideo(it.video, settings), user },
    ...{ kind, placeId, place: text(it.name), at: time(it.requested_at) ?? 0 },
  }
}

/** Reads one entry of the log; null when it is none. */
export const toLogEntry = (wire: unknown, settings: Hosts): LogEntry | null => {
  const it = record(wire)
  const act = acts.find((one) => one === it.act)
  const id = text(it.entry_id)
  if (!id || !act) return null
  const [actor, author] = [toAuthor(it.actor, settings), toAuthor(it.author, settings)]
  return { id, act, actor, author, at: time(it.at) ?? 0, what: text(it.what) }
}
