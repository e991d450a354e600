import type { reportReasons } from '../wire/report'

export type ReportReason = (typeof reportReasons)[number]

/** What can be wrong with a video or a comment. */
type ThingReason = Exclude<ReportReason, 'impersonation'>

/** The keys of their strings. */
export const reasonKeys = {
  spam: 'report.reason.spam',
  nudity: 'report.reason.nudity',
  harassment: 'report.reason.harassment',
  hate: 'report.reason.hate',
  violence: 'report.reason.violence',
  stolen: 'report.reason.stolen',
  other: 'report.reason.other',
} as const satisfies Record<ThingReason, string>

/** In the order in which they are offered. */
export const reasons = Object.keys(reasonKeys) as ThingReason[]
