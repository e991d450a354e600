import { slideInView } from '../player/slideInView'
import type { Stage } from '../player/types'

/** Seconds of the first video after which it is being watched. */
const maxBegun = 2

type Watched = Pick<Stage, 'state' | 'slides' | 'subscribe' | 'onProgress'>

/** Whether the first video of a feed is about to play, or has hardly begun. */
const isBeginning = (stage: Watched): boolean => {
  const slide = slideInView(stage)
  if (slide?.index !== 0 || slide.video.currentTime >= maxBegun) return false
  const { playback } = slide
  return playback.status === 'playing' || (playback.status === 'loading' && playback.wanted)
}

/**
 * Finds out whether an ad can come before the first video: its first frame must have loaded while that one begins, so that
 * the viewer waits for nothing. @param onChosen called once, immediately where it can't @returns the way to stop
 */
export const choosePreRoll = (stage: Watched, url: string, onChosen: (isFirst: boolean) => void): (() => void) => {
  if (!isBeginning(stage)) {
    onChosen(false)
    return () => undefined
  }
  const probe = document.createElement('video')
  const check = () => void (isBeginning(stage) || choose(false))
  const offs = [stage.subscribe(check), stage.onProgress(check)]
  const stop = () => {
    for (const off of offs.splice(0)) off()
    probe.onloadeddata = probe.onerror = null
    probe.removeAttribute('src')
    // Ends the download.
    probe.load()
  }
  const choose = (isFirst: boolean) => {
    stop()
    onChosen(isFirst)
  }
  probe.onloadeddata = () => choose(isBeginning(stage))
  probe.onerror = () => choose(false)
  probe.preload = 'auto'
  probe.src = url
  return stop
}
