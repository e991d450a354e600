import { attachHlsWhenLoaded, hlsReady, warmHls } from './hlsLoader'
import { abilitiesOf, chooseSource, type Source } from './source'
import type { Clip, Engine, EngineHooks } from './types'

const abilities = (video: HTMLVideoElement) => abilitiesOf(video, hlsReady())

/** Puts a clip into a media element; null when this browser can't play it. */
export function attach(video: HTMLVideoElement, clip: Clip, hooks: EngineHooks): Engine | null {
  const source = chooseSource(clip, abilities(video), hooks.mayUseFastStart)
  if (!source) return null
  return (source.needsHlsJs ? attachHlsWhenLoaded : attachItself)(video, source, hooks)
}

/** Gets the engine that these clips will need, when there is nothing more urgent to load. */
export function warmEngine(clips: readonly Clip[]): void {
  const can = abilities(document.createElement('video'))
  if (clips.some((clip) => chooseSource(clip, can, false)?.needsHlsJs)) warmHls()
}

/** Plays what the media element plays itself. */
function attachItself(video: HTMLVideoElement, { url, isFastStart }: Source, hooks: EngineHooks): Engine {
  const onError = () => hooks.onFail(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media')
  video.addEventListener('error', onError)
  video.preload = 'auto'
  // The first clip may have begun to load, see feed/firstMedia.ts.
  if (video.src !== url || video.error) video.src = url
  if (hooks.startAt) video.currentTime = hooks.startAt
  return {
    isFastStart,
    setActive() {},
    destroy() {
      video.removeEventListener('error', onError)
      // Frees the decoder, which a pause alone does not.
      video.removeAttribute('src')
      video.load()
    },
  }
}
