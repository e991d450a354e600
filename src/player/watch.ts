import type { WatchEvent } from './types'

/** How far the current pass through a clip has come. */
export interface Watch {
  /** Seconds of play in this pass; seeking does not count. */
  readonly played: number
  /** The position at the last sample, seconds. */
  readonly time: number
  readonly reported: readonly WatchEvent[]
}

export const unwatched: Watch = { played: 0, time: 0, reported: [] }

/** Seconds of play after which a clip counts as watched (specification §9). */
const watchedAfter = 3
/** A larger step between two samples is a seek, seconds. */
const maxStep = 1.5

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
  const moved = time - now.time
  const played = moved > 0 && moved <= maxStep ? now.played + moved : now.played
  const due: WatchEvent[] = ['started']
  if (played >= watchedAfter) due.push('watched')
  for (const [event, part] of quarters)
    if (duration > 0 && now.time < part * duration && time >= part * duration) due.push(event)
  const fresh = due.filter((event) => !now.reported.includes(event))
  return [{ played, time, reported: fresh.length ? [...now.reported, ...fresh] : now.reported }, fresh]
}

/** After a seek the pass begins anew from there: its events may fire again. */
export const afterSeek = (time: number): Watch => ({ ...unwatched, time })
