/** Work that waits until the browser has drawn; one piece at a time. */
export interface Delay {
  start(work: () => void): void
  /** Runs the waiting work now. */
  finish(): void
  cancel(): void
}

/** A hidden page draws no frame, so the work runs after this time, ms. */
const maxDelay = 100

export function createDelay(): Delay {
  let waiting: (() => void) | null = null
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const cancel = () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    waiting = null
  }
  const finish = () => {
    const work = waiting
    cancel()
    work?.()
  }
  return {
    start(work) {
      finish()
      waiting = work
      // The task after a frame's callbacks runs when that frame is on its way.
      frame = requestAnimationFrame(() => {
        clearTimeout(timer)
        timer = setTimeout(finish)
      })
      timer = setTimeout(finish, maxDelay)
    },
    finish,
    cancel,
  }
}
