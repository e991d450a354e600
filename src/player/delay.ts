/** Work that waits until the browser has drawn, or longer; one piece at a time. */
export interface Delay {
  /** @param untilFinished waits for `finish`; otherwise until the next frame is on its way */
  start(work: () => void, untilFinished: boolean): void
  /** Runs the waiting work now. */
  finish(): void
  cancel(): void
}

/** A hidden page draws no frame, so the work runs after this time, ms. */
const maxFrame = 100
/** And where nothing finishes it, after this time, ms. */
const maxWait = 1000

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
    start(work, untilFinished) {
      finish()
      waiting = work
      timer = setTimeout(finish, untilFinished ? maxWait : maxFrame)
      if (untilFinished) return
      // The task after a frame's callbacks runs when that frame is on its way.
      frame = requestAnimationFrame(() => {
        clearTimeout(timer)
        timer = setTimeout(finish)
      })
    },
    finish,
    cancel,
  }
}
