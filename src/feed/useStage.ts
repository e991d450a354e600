import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Stage, StageState } from '../player/types'

/** What a stage shows now. */
export const useStage = (stage: Stage): StageState => useSyncExternalStore(stage.subscribe, stage.state)

/**
 * What a stage shows, or showed a moment ago: a swipe's picture must not wait for what is drawn over it, so React renders
 * this between frames and not before the next one.
 */
export const useStageLater = (stage: Stage): StageState => {
  const [state, setState] = useState(stage.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(stage.state()))
    follow()
    return stage.subscribe(follow)
  }, [stage])
  return state
}
