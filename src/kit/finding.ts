/** What the doctor can find. */
export type FindingCode =
  | 'script-blocked'
  | 'script-missing'
  | 'two-versions'
  | 'unknown-tag'
  | 'unknown-attribute'
  | 'bad-value'
  | 'hidden'
  | 'no-size'
  | 'far-away'
  | 'missing-setting'
  | 'bad-setting'
  | 'policy'
  | 'trusted-types'
  | 'mixed-content'
  | 'offline'
  | 'cors'
  | 'blocked-call'
  | 'unreachable'
  | 'wrong-host'
  | 'wrong-brand'
  | 'api-failed'
  | 'clock'
  | 'storage'
  | 'insecure-page'
  | 'old-browser'

/** One thing that keeps elements from working on this page, in English, for the author of the page. */
export interface Finding {
  code: FindingCode
  /** `error`: something doesn't work; `warning`: something may not; `note`: nothing is wrong, but it may surprise. */
  level: 'error' | 'warning' | 'note'
  /** What is wrong, as one sentence. */
  problem: string
  /** What to do about it. */
  remedy: string
  /** The elements that it is about; none when it concerns the page. */
  elements: readonly Element[]
}
