/** How long a frame may take to come, ms: a page that nobody sees draws none. */
const frameTimeout = 200

/** Until the browser has drawn what the steps so far have changed. */
let drawn: Promise<unknown> = Promise.resolve()

/**
 * Runs a step of a view's first drawing when the browser has drawn the steps before it: before the next task, when there are none.
 * Drawn in one frame, a view takes a slow phone 100 ms for its styles and layout.
 */
export const runInTurn = (step: () => void): void => {
  drawn = drawn.then(() => {
    // A step that fails is reported, and keeps no other one from running.
    queueMicrotask(step)
    return new Promise<unknown>((resolve) => {
      setTimeout(resolve, frameTimeout)
      // The task after a frame's callbacks runs when that frame is on its way.
      requestAnimationFrame(() => setTimeout(resolve))
    })
  })
}

/** Runs a callback when the browser has drawn all steps so far: before the next task, when there are none. */
export const whenDrawn = (callback: () => void): void => void drawn.then(callback)
