import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Stage, StageState } from '../player/types'

/** The state of a stage. */
export const useStage = (stage: Stage): StageState => useSyncExternalStore(stage.subscribe, stage.state)

/**
 * The state of a stage, or the one before it: a swipe's picture must not wait for what is drawn over it, so React renders
 * the change in a transition, between frames.
 */
export const useDeferredStage = (stage: Stage): StageState => {
  const [state, setState] = useState(stage.state)
  useLayoutEffect(() => {
    const follow = () => startTransition(() => setState(stage.state()))
    follow()
    return stage.subscribe(follow)
  }, [stage])
  return state
}
