import type { WatchEvent } from './types'

/** How far the current pass through a clip has come. */
export interface Watch {
  /** The positions of the first and of the last sample, seconds; null before the first one. */
  readonly from: number | null
  readonly time: number
  /** Seconds of play in this pass; seeking does not count. */
  readonly played: number
  /** Seconds of play before which nothing is reported. */
  readonly quiet: number
  readonly reported: readonly WatchEvent[]
}

/** A pass that is about to begin. */
export const unwatched: Watch = { from: null, time: 0, played: 0, quiet: 0, reported: [] }

/**
 * A pass after a seek: its events may fire again. They wait for a second of play, so that dragging along the scrubber or
 * pressing an arrow key again and again is one pass.
 */
export const unwatchedAfterSeek: Watch = { ...unwatched, quiet: 1 }

/** Seconds of play after which a clip counts as watched (specification §9). */
const watchedAfter = 3
/** A larger step between two samples is a seek, seconds: a hidden page takes one a second, of a clip at double speed too. */
const maxStep = 2.5

const quarters = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const

/**
 * Takes a sample of a moving clip: `time` and `duration` in seconds (duration 0: unknown). Returns the new state and the
 * events that became due, each once in a pass. A quarter counts when play passes it, not when a seek skips it.
 */
export function sample(now: Watch, time: number, duration: number): [Watch, readonly WatchEvent[]] {
  const from = now.from ?? time
  const moved = now.from === null ? 0 : time - now.time
  const played = moved > 0 && moved <= maxStep ? now.played + moved : now.played
  const due: WatchEvent[] = ['started']
  if (played >= watchedAfter) due.push('watched')
  for (const [event, part] of quarters)
    if (duration > 0 && from < part * duration && time >= part * duration) due.push(event)
  const fresh = played < now.quiet ? [] : due.filter((event) => !now.reported.includes(event))
  return [{ ...now, from, time, played, reported: [...now.reported, ...fresh] }, fresh]
}

/** Takes the end of a clip; returns the next pass, and what became due. */
export const finish = (now: Watch): [Watch, readonly WatchEvent[]] =>
  now.played < now.quiet ? [unwatchedAfterSeek, []] : [unwatched, ['complete']]
