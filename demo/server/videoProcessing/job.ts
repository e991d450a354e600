import type { Storage } from '../storage/storage'
import type { ProcessingSettings } from './settings'
import type { Tools } from './tools'
import type { VideoWork, Work } from './work'

export interface ProcessDeps {
  work: VideoWork
  storage: Storage
  /** The address of the storage. */
  base: string
  /** Where files are while they are worked on. */
  scratch: string
  /** Null where there are none. */
  tools(): Promise<Tools | null>
  settings: ProcessingSettings
}

/** One attempt at an upload. */
export interface ProcessJob extends ProcessDeps, Work {
  /** Of this attempt alone. */
  folder: string
  signal: AbortSignal
}
