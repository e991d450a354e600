import type { Stage } from '../player/types'

/** How far a line may be from its clip before it is corrected, ms: two pixels on a phone for a clip of ten seconds. */
const maxDrift = 50

/** Milliseconds, while it is not known how long the clip is: an animation of no length would be at its end, the line full. */
const unknownLength = 1e9

/**
 * Moves a line along with the clip in view: it comes in from before the start of its box, which clips it, and fills it at
 * the clip's end. An animation does so, which costs the page's thread nothing while the clip plays.
 * @returns the way to stop; the line is then where its style has it
 */
export const followClip = (line: HTMLElement, stage: Pick<Stage, 'onProgress'>): (() => void) => {
  const start = line.matches(':dir(rtl)') ? '100%' : '-100%'
  const animation = line.animate({ translate: [start, '0'] }, { fill: 'both', duration: unknownLength })
  animation.pause()
  const off = stage.onProgress(({ time, duration, rate }) => {
    const [at, end] = [time * 1000, duration * 1000 || unknownLength]
    animation.effect?.updateTiming({ duration: end })
    const moves = rate > 0 && at < end
    if (!moves || Math.abs(Number(animation.currentTime) - at) > maxDrift) animation.currentTime = at
    if (!moves) return animation.pause()
    animation.updatePlaybackRate(rate)
    if (animation.playState === 'paused') animation.play()
  })
  return () => {
    off()
    animation.cancel()
  }
}
