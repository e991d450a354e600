import { useEffect, useRef, useState } from 'react'
import type { Stage } from '../../player/types'

/** The speed while a finger holds the picture. */
export const heldRate = 2

/** Plays fast from `speedUp` on until the finger is lifted or another video comes into view. */
export const useHold = (stage: Stage): { isHeld: boolean; speedUp(): void } => {
  const [isHeld, setHeld] = useState(false)
  const release = useRef<() => void>(undefined)
  const speedUp = () => {
    const { rate } = stage.state()
    const ends = new AbortController()
    const { signal } = ends
    release.current = () => {
      if (signal.aborted) return
      ends.abort()
      stage.setRate(rate)
      setHeld(false)
    }
    for (const type of ['pointerup', 'pointercancel', 'blur']) addEventListener(type, release.current, { signal })
    stage.setRate(heldRate)
    setHeld(true)
  }
  useEffect(() => {
    const off = stage.on('change', () => release.current?.())
    return () => {
      off()
      release.current?.()
    }
  }, [stage])
  return { isHeld, speedUp }
}
