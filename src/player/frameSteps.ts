type Step = () => void

/** Work that waits until the browser has drawn what was before it, as a whole or step by step; one piece of it at a time. */
export interface FrameSteps {
  /**
   * Begins work, once all that is left of the work before has run. Takes the steps from the list.
   * @param waits for `proceed`; otherwise all steps run when the next frame is on its way
   */
  start(steps: Step[], waits: boolean): void
  /** Lets the browser draw a frame before each step that is left. Returns whether any is. */
  proceed(): boolean
  /** Runs all that is left now. */
  finish(): void
  /** The end: nothing that is left runs. */
  stop(): void
}

/** A hidden page draws no frame, so what is left waits until the page is seen again. */
export function createFrameSteps(): FrameSteps {
  let left: Step[] = []

  /** Unless other work has begun by then. */
  const afterFrame = (run: Step) => {
    const work = left
    // The task after a frame's callbacks runs when that frame is on its way.
    requestAnimationFrame(() => setTimeout(() => work === left && run()))
  }
  const proceed = () => {
    if (!left.length) return false
    afterFrame(() => {
      const step = left.shift()
      // First, since the step may begin other work.
      proceed()
      step?.()
    })
    return true
  }
  const finish = () => {
    for (const step of left.splice(0)) step()
  }
  return {
    start(steps, waits) {
      finish()
      left = steps
      if (!waits) afterFrame(finish)
    },
    proceed,
    finish,
    stop() {
      left = []
    },
  }
}
