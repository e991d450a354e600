import { watchPictureInPicture } from './pictureInPicture'
import type { Suspension } from './types'

/** The share of the stage that must be in view for it to play. */
const minShare = 0.4

/** What keeps a stage from playing. In a picture-in-picture window a clip plays on while the page scrolls or is hidden. */
export interface Suspensions {
  areActive(): boolean
  /** Whether the stage is more than a screen away, so that it need not load. Forces a layout, so call it rarely. */
  isFar(): boolean
  suspend(reason: Suspension): void
  resume(reason: Suspension): void
  /** Puts the clip in view into the picture-in-picture window, if that is open. */
  follow(video: HTMLVideoElement): void
  stop(): void
}

/** @param onChange gets whether the last reason has just gone */
export function watchSuspensions(stage: HTMLElement, onChange: (isBack: boolean) => void): Suspensions {
  // Nothing plays before the stage is measured to be in view.
  const reasons = new Set<Suspension>(['offscreen'])
  if (document.hidden) reasons.add('hidden')
  const pictureInPicture = watchPictureInPicture(stage, () => onChange(false))
  const set = (reason: Suspension, isOn: boolean) => {
    if (isOn) reasons.add(reason)
    else if (!reasons.delete(reason)) return
    onChange(!reasons.size)
  }
  const observer = new IntersectionObserver(
    ([entry]) => set('offscreen', !entry || entry.intersectionRatio < minShare),
    { threshold: [0, minShare] },
  )
  const onVisibility = () => set('hidden', document.hidden)
  observer.observe(stage)
  document.addEventListener('visibilitychange', onVisibility)
  return {
    areActive: () => reasons.has('dialog') || (reasons.size > 0 && !pictureInPicture.isOpen()),
    isFar() {
      if (!reasons.has('offscreen') || pictureInPicture.isOpen()) return false
      const { top, bottom, height } = stage.getBoundingClientRect()
      const shown = Math.min(bottom, innerHeight) - Math.max(top, 0)
      // The observer reports late.
      if (shown > 0 && shown >= minShare * height) reasons.delete('offscreen')
      // A stage that is near may load, so that it plays as soon as it is scrolled to.
      return top >= 2 * innerHeight || bottom <= -innerHeight
    },
    suspend: (reason) => set(reason, true),
    resume: (reason) => set(reason, false),
    follow: pictureInPicture.follow,
    stop() {
      observer.disconnect()
      document.removeEventListener('visibilitychange', onVisibility)
    },
  }
}
