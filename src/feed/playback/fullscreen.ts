import { slideInView } from '../../player/slideInView'
import type { Stage } from '../../player/types'

/** iPhones can only fill the screen with the video itself, once its size is known. */
interface PhoneVideo {
  webkitSupportsFullscreen?: boolean
  webkitEnterFullscreen(): void
}

/** Whether anything can fill the screen here; a frame may not be allowed to. */
export const canFullscreen = (): boolean =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype

/** Fills the screen with a feed, or gives it back. */
export const toggleFullscreen = (element: HTMLElement, stage: Stage) => {
  if (document.fullscreenElement) return void document.exitFullscreen()
  if (document.fullscreenEnabled) {
    // Refused when nobody has just pressed something: then nothing happens, as with any other key.
    element.requestFullscreen().catch(() => undefined)
    return
  }
  const video = slideInView(stage)?.video as PhoneVideo | undefined
  if (video?.webkitSupportsFullscreen) video.webkitEnterFullscreen()
}
