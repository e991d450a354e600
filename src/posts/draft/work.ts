import type { PostValues } from '../post'

/** Whether the server has what was written. */
export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed'

/** A draft that somebody writes. */
export type Work =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown }
  /** `savedAt`: milliseconds since 1970. */
  | { status: 'open'; values: PostValues; uploadPath: string | null; saving: Saving; savedAt: number | null }

export type OpenWork = Extract<Work, { status: 'open' }>
