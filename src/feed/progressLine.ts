import type { Stage } from '../player/types'

/** How far a line may be from its clip before it is put in its place, ms: a phone's width holds seven seconds or more. */
const maxDrift = 50

/**
 * Moves a line along with the clip in view: it comes in from before the start of its box, which clips it, and fills it at
 * the clip's end. An animation does so, which costs the page's thread nothing while the clip plays.
 * @returns the way to stop; the line is then where its style has it
 */
export const followClip = (line: HTMLElement, stage: Stage): (() => void) => {
  const start = line.matches(':dir(rtl)') ? '100%' : '-100%'
  const animation = line.animate({ translate: [start, '0'] }, { fill: 'both' })
  animation.pause()
  const off = stage.onProgress(({ time, duration, rate }) => {
    const [at, end] = [time * 1000, duration * 1000]
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
