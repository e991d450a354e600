import { startTransition, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { Stage, StageState } from '../player/types'

/** The state of a stage. */
export const useStage = (stage: Stage): StageState => useSyncExternalStore(stage.subscribe, stage.state)

/** What is drawn while the stage moves: a slide that has left the view gets its next video when the stage rests. */
const whileMoving = (drawn: StageState, now: StageState): StageState => ({
  ...now,
  slides: now.slides.map((slide, at) => {
    const before = drawn.slides[at]
    return before && slide.index !== before.index && slide.index !== now.index ? before : slide
  }),
})

/**
 * The state of a stage, or the one before it: a swipe's picture must not wait for what is drawn over it, so React renders
 * the change in a transition, between frames.
 */
export const useDeferredStage = (stage: Stage): StageState => {
  const [state, setState] = useState(stage.state)
  useLayoutEffect(() => {
    const follow = () =>
      startTransition(() => setState((drawn) => (stage.isMoving() ? whileMoving(drawn, stage.state()) : stage.state())))
    follow()
    return stage.subscribe(follow)
  }, [stage])
  return state
}
