import type { WatchEvent } from './types'

/** What of the current pass was told already. */
export interface Watch {
  /** Seconds of play in this pass; seeking does not count. */
  readonly played: number
  /** Where it was last seen, seconds. */
  readonly time: number
  readonly told: readonly WatchEvent[]
}

export const unwatched: Watch = { played: 0, time: 0, told: [] }

/** Seconds of play after which a clip counts as watched (specification §9). */
const WATCHED_AFTER = 3
/** A jump of more than this between two looks is a seek, seconds. */
const JUMP = 1.5

const quarters = [
  ['firstQuartile', 0.25],
  ['midpoint', 0.5],
  ['thirdQuartile', 0.75],
] as const

/**
 * Looks at a moving clip: `time` and `duration` in seconds (duration 0: unknown). Answers the new state and the events
 * that became due, each once in a pass. A quarter counts when play passes it, not when a seek jumps over it.
 */
export function look(now: Watch, time: number, duration: number): [Watch, readonly WatchEvent[]] {
  const moved = time - now.time
  const played = moved > 0 && moved <= JUMP ? now.played + moved : now.played
  const due: WatchEvent[] = ['started']
  if (played >= WATCHED_AFTER) due.push('watched')
  for (const [event, part] of quarters)
    if (duration > 0 && now.time < part * duration && time >= part * duration) due.push(event)
  const fresh = due.filter((event) => !now.told.includes(event))
  return [{ played, time, told: fresh.length ? [...now.told, ...fresh] : now.told }, fresh]
}

/** After a seek the pass begins anew from there: its events may fire again. */
export const sought = (time: number): Watch => ({ ...unwatched, time })
