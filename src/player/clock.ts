import type { Progress, WatchEvent } from './types'
import { finish, sample, unwatched, unwatchedAfterSeek, type Watch } from './watch'

export interface ClockHooks {
  video(): HTMLVideoElement | undefined
  /** Whether the feed scrolls: the frames of a swipe are left to the pictures, and no progress is told. */
  isMoving(): boolean
  onWatch(event: WatchEvent): void
  onProgress(progress: Progress): void
}

export interface Clock {
  /** Ticks while the picture moves. */
  run(on: boolean): void
  /** Another clip is in view. */
  turn(): void
  /** The viewer moved within the clip. */
  seek(): void
  /** The clip ended. */
  finish(): void
  /** Tells the progress as it is now. */
  notify(): void
  /** The events that the current pass has reported. */
  reported(): readonly WatchEvent[]
  destroy(): void
}

/** Often enough for a clock in seconds, ms. Between, the progress line moves by itself, and the frames are left to the picture. */
const tickInterval = 250

/** Reports the position of the current clip, four times a second while it moves and never otherwise. */
export function createClock(hooks: ClockHooks): Clock {
  let watch: Watch = unwatched
  let timer: ReturnType<typeof setInterval> | undefined

  const notify = () => {
    const video = hooks.video()
    if (!video) return
    const { currentTime, paused, playbackRate } = video
    const rate = timer === undefined || paused ? 0 : playbackRate
    hooks.onProgress({ time: currentTime, duration: durationOf(video), buffered: bufferedEnd(video), rate })
  }
  const report = ([next, due]: ReturnType<typeof sample>) => {
    watch = next
    for (const event of due) hooks.onWatch(event)
  }
  const tick = () => {
    const video = hooks.video()
    if (!video) return
    report(sample(watch, video.currentTime, durationOf(video)))
    if (!hooks.isMoving()) notify()
  }

  return {
    run(on) {
      if (on === (timer !== undefined)) return
      clearInterval(timer)
      timer = on ? setInterval(tick, tickInterval) : undefined
      if (on) tick()
      else notify()
    },
    turn() {
      watch = unwatched
      notify()
    },
    seek() {
      watch = unwatchedAfterSeek
      notify()
    },
    finish() {
      report(finish(watch))
      notify()
    },
    notify,
    reported: () => watch.reported,
    destroy: () => clearInterval(timer),
  }
}

/** Seconds; 0 for what has no end, or none that is known. */
const durationOf = ({ duration }: HTMLVideoElement) => (Number.isFinite(duration) ? duration : 0)

function bufferedEnd({ buffered, currentTime }: HTMLVideoElement): number {
  for (let at = 0; at < buffered.length; at += 1)
    if (buffered.start(at) <= currentTime + 0.5 && buffered.end(at) >= currentTime) return buffered.end(at)
  return 0
}
