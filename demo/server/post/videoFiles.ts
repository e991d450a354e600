import type { WirePost } from '../../../src/wire/post'
import type { Queryable } from '../database/database'

/** An uploaded video as posts need it. */
export interface VideoFile {
  state: 'uploading' | 'waiting' | 'processing' | 'ready' | 'failed'
  /** Why it failed. */
  problem: NonNullable<WirePost['problem']> | null
  /** Once it is ready. */
  mediaId: string | null
}

/** The uploaded videos of a user and the files of their captions, by path. */
export interface VideoFiles {
  /** Locks it, so that what settles it and what posts it wait for each other; null for another user's. */
  find(tx: Queryable, userId: string, path: string): Promise<VideoFile | null>
  /** Keeps it as long as a draft or a post holds it. @returns false for another user's */
  use(tx: Queryable, userId: string, path: string): Promise<boolean>
  /** Removes it with all that was made of it, by a job. */
  forget(tx: Queryable, userId: string, path: string): Promise<void>
  /** Keeps a file of captions, and says its address; null for another user's, and for one that is no WebVTT. */
  captions(tx: Queryable, userId: string, path: string): Promise<string | null>
}
