type Step = () => void

/** Work in steps, each of which waits until the browser has drawn what was before it; one piece of work at a time. */
export interface FrameSteps {
  /**
   * Begins work, once all that is left of the work before has run. Takes the steps from the list.
   * @param waits for `proceed`; otherwise the first step runs when the next frame is on its way
   */
  start(steps: Step[], waits: boolean): void
  /** Lets the work begin that waits. Returns whether any is left. */
  proceed(): boolean
  /** Runs all that is left now. */
  finish(): void
  /** The end: nothing that is left runs. */
  stop(): void
}

/** A hidden page draws no frame, so what is left waits until the page is seen again. */
export function createFrameSteps(): FrameSteps {
  let left: Step[] = []
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const stop = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const proceed = () => {
    stop()
    if (!left.length) return false
    // The task after a frame's callbacks runs when that frame is on its way.
    frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const step = left.shift()
        // First, since the step may begin other work.
        proceed()
        step?.()
      })
    })
    return true
  }
  const finish = () => {
    stop()
    for (const step of left.splice(0)) step()
  }
  return {
    start(steps, waits) {
      finish()
      left = steps
      if (!waits) proceed()
    },
    proceed,
    finish,
    stop,
  }
}
