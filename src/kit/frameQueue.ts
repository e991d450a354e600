/** How long a frame may take to come, ms: a page that nobody sees draws none. */
const frameTimeout = 500

type Step = () => void

/** What waits for frames; null when nothing does. */
let waiting: Step[] | null = null

const runRest = () => {
  const steps = waiting ?? []
  waiting = null
  for (const step of steps) step()
}

const awaitFrame = () => {
  const timer = setTimeout(runRest, frameTimeout)
  requestAnimationFrame(() => {
    clearTimeout(timer)
    // The task after a frame's callbacks runs when that frame is on its way.
    setTimeout(runNext)
  })
}

const runNext = () => {
  const step = waiting?.shift()
  if (step) {
    awaitFrame()
    step()
  } else waiting = null
}

/**
 * Runs a step of a view's first drawing when the browser has drawn the steps before it: now, when there are none. Drawn in
 * one frame, a view takes a slow phone 100 ms for its styles and layout.
 */
export const runInTurn = (step: Step): void => {
  if (waiting) waiting.push(step)
  else {
    waiting = []
    awaitFrame()
    step()
  }
}

/** Runs a callback when the browser has drawn all steps: now, when there are none. */
export const whenDrawn = (callback: Step): void => {
  if (waiting) waiting.push(callback)
  else callback()
}
