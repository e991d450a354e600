import { startTransition, useEffect, useState } from 'react'

/**
 * How many parts of a view are drawn: the first one now, each other one when the browser has drawn the one before. Drawn as a
 * whole, a hundred elements take a slow phone 80 ms for their styles and layout alone.
 */
export const useDrawnParts = (count: number): number => {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn >= count) return
    // React begins to draw a transition in a task after this frame.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(drawn + 1)))
    return () => cancelAnimationFrame(frame)
  }, [drawn, count])
  return drawn
}
