import type { FailReason, Playback } from './types'

export type PlaybackEvent =
  /** A clip was put on the slide. */
  | { type: 'attached' }
  | { type: 'detached' }
  | { type: 'playRequested' }
  | { type: 'pauseRequested'; by: 'viewer' | 'page' }
  /** The media element plays. */
  | { type: 'moved' }
  | { type: 'stalled' }
  /** The browser paused it by itself (a call, the lock screen, another tab's sound, its own controls). */
  | { type: 'stopped' }
  /** play() was refused even muted. */
  | { type: 'refused' }
  | { type: 'ended' }
  | { type: 'failed'; reason: FailReason }

const idle: Playback = { status: 'idle' }

/** The next state of a clip. An event that has no meaning in a status returns the same object. */
export function step(now: Playback, event: PlaybackEvent): Playback {
  switch (event.type) {
    case 'attached':
      return { status: 'loading', wanted: false }
    case 'detached':
      return now.status === 'idle' ? now : idle
    case 'failed':
      return now.status === 'idle' ? now : { status: 'failed', reason: event.reason }
    default:
      return now.status === 'idle' || now.status === 'failed' ? now : stepAttached(now, event)
  }
}

type Attached = Exclude<Playback, { status: 'idle' } | { status: 'failed' }>
type AttachedEvent = Exclude<PlaybackEvent, { type: 'attached' | 'detached' | 'failed' }>

function stepAttached(now: Attached, event: AttachedEvent): Playback {
  switch (event.type) {
    case 'playRequested':
      return now.status === 'playing' || (now.status === 'loading' && now.wanted)
        ? now
        : { status: 'loading', wanted: true }
    case 'pauseRequested':
      if (now.status === 'paused' && now.by === event.by) return now
      return now.status === 'loading' && !now.wanted ? now : { status: 'paused', by: event.by }
    case 'moved':
      if (now.status === 'paused' || (now.status === 'playing' && !now.stalled)) return now
      return { status: 'playing', stalled: false }
    case 'stalled':
      return now.status === 'playing' && !now.stalled ? { status: 'playing', stalled: true } : now
    case 'stopped':
      return wantsToPlay(now) ? { status: 'paused', by: 'viewer' } : now
    case 'refused':
      return now.status === 'blocked' ? now : { status: 'blocked' }
    case 'ended':
      return { status: 'ended' }
  }
}

/** Whether it plays or is about to. */
export const wantsToPlay = (now: Playback): boolean =>
  now.status === 'playing' || (now.status === 'loading' && now.wanted)

export const pausedByPage = (now: Playback): boolean => now.status === 'paused' && now.by === 'page'

/** Whether it is ready for `playRequested`. */
export const isWaiting = (now: Playback): boolean =>
  now.status === 'loading' || now.status === 'ended' || pausedByPage(now)
