import { useLayoutEffect, useState } from 'react'
import type { Stage } from '../../player/types'

/** Two elements in a stage for controls of the whole feed: before its slides in reading order, and after them. */
export const useLayers = (stage: Stage): { before: HTMLElement; after: HTMLElement } => {
  const [layers] = useState(() => {
    const [before, after] = [document.createElement('div'), document.createElement('div')]
    before.className = 'feed-layer'
    after.className = 'feed-layer'
    return { before, after }
  })
  useLayoutEffect(() => {
    stage.scroller.before(layers.before)
    stage.scroller.after(layers.after)
    return () => {
      layers.before.remove()
      layers.after.remove()
    }
  }, [stage, layers])
  return layers
}
