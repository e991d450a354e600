import type { Slide } from './slide'
import type { Clip } from './types'

/** How many clips' positions are remembered. */
const maxPositions = 100

/** Where clips continue: where the viewer left them in this session. */
export interface Positions {
  /** Seconds. */
  of(id: string): number
  keep(slide: Slide): void
  /** Has a clip begin at a time, s; in its last second, where it is shorter. */
  begin(clip: Clip | undefined, at: number): void
  forget(id: string): void
}

export function createPositions(): Positions {
  const seconds = new Map<string, number>()
  return {
    of: (id) => seconds.get(id) ?? 0,
    keep({ clip, engine, video }) {
      if (!clip || !engine) return
      // Moved to the end, so that the first of the map is the one that was left first.
      seconds.delete(clip.id)
      if (!video.ended) seconds.set(clip.id, video.currentTime)
      const oldest = seconds.keys().next()
      if (seconds.size > maxPositions && !oldest.done) seconds.delete(oldest.value)
    },
    begin: (clip, at) => clip && seconds.set(clip.id, Math.max(0, Math.min(at, (clip.duration || at + 1) - 1))),
    forget: (id) => void seconds.delete(id),
  }
}
