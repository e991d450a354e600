import { type ReactNode, useCallback, useState } from 'react'
import { prefersReducedMotion } from '../player/preferences'
import { SparkBurst } from './SparkBurst'

interface Point {
  x: number
  y: number
}

/** One burst at a time, until it is over; none for who wants no motion. */
export const useBurst = (): { burst: ReactNode; showBurst(at: Point): void } => {
  const [shown, setShown] = useState<(Point & { id: number }) | null>(null)
  const showBurst = useCallback(({ x, y }: Point) => {
    if (prefersReducedMotion()) return
    setShown((before) => ({ x, y, id: (before?.id ?? 0) + 1 }))
  }, [])
  const burst = shown && <SparkBurst key={shown.id} x={shown.x} y={shown.y} onEnd={() => setShown(null)} />
  return { burst, showBurst }
}
