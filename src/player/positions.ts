import type { Slide } from './slide'

/** How many clips' positions are remembered. */
const maxPositions = 100

/** Where the viewer left clips in this session. */
export interface Positions {
  /** Seconds. */
  of(id: string): number
  keep(slide: Slide): void
  forget(id: string): void
}

export function createPositions(): Positions {
  const seconds = new Map<string, number>()
  return {
    of: (id) => seconds.get(id) ?? 0,
    keep({ clip, attached, video }) {
      if (!clip || !attached) return
      // Moved to the end, so that the first of the map is the one that was left first.
      seconds.delete(clip.id)
      if (!video.ended) seconds.set(clip.id, video.currentTime)
      const oldest = seconds.keys().next()
      if (seconds.size > maxPositions && !oldest.done) seconds.delete(oldest.value)
    },
    forget: (id) => void seconds.delete(id),
  }
}
