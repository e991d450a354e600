/** Work that waits until the browser has drawn; one piece at a time. */
export interface Delay {
  start(work: () => void): void
  /** Does now what still waits. */
  finish(): void
  cancel(): void
}

/** A hidden page draws nothing, ms. */
const AT_LATEST = 100

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
      timer = setTimeout(finish, AT_LATEST)
    },
    finish,
    cancel,
  }
}
