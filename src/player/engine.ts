import { attachHlsLater, hlsReady, loadHls } from './hlsLoader'
import { type Abilities, chooseSource } from './source'
import type { Clip, FailReason } from './types'

export interface EngineHooks {
  /** In view: loads ahead; otherwise only what the first moments need. */
  active: boolean
  /** May start from a stand-in, while there is no engine. */
  mayStandIn: boolean
  /** Seconds. */
  startAt: number
  onFail(reason: FailReason): void
}

/** What brings a clip's data into one media element until it is destroyed. */
export interface Engine {
  /** Plays a stand-in file; worth replacing when there is a good moment. */
  readonly standIn: boolean
  setActive(active: boolean): void
  /** Heights of the renditions, ascending; empty when there is no choice. */
  qualities(): readonly number[]
  /** What was chosen of them. */
  quality(): number | 'auto'
  setQuality(height: number | 'auto'): void
  destroy(): void
}

const abilities = (video: HTMLVideoElement): Abilities => ({
  mediaSource: 'MediaSource' in globalThis,
  managedMediaSource: 'ManagedMediaSource' in globalThis,
  nativeHls: video.canPlayType('application/vnd.apple.mpegurl') !== '',
  engineReady: hlsReady(),
})

/** Puts a clip into a media element; null when this browser can't play it. */
export function attach(video: HTMLVideoElement, clip: Clip, hooks: EngineHooks): Engine | null {
  const source = chooseSource(clip, abilities(video), hooks.mayStandIn)
  if (!source) return null
  if (source.kind === 'hlsjs') return attachHlsLater(video, source.url, hooks)
  return attachFile(video, source.url, source.kind === 'progressive' && source.standIn, hooks)
}

/** Gets the engine that these clips will need, when there is nothing more urgent to load. */
export function warmEngine(clips: readonly Clip[]): void {
  const can = abilities(document.createElement('video'))
  if (!clips.some((clip) => chooseSource(clip, can, false)?.kind === 'hlsjs')) return
  // Whoever needs it tries again, and hears of it.
  loadHls().catch(() => undefined)
}

function attachFile(video: HTMLVideoElement, url: string, standIn: boolean, hooks: EngineHooks): Engine {
  const onError = () => hooks.onFail(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media')
  video.addEventListener('error', onError)
  video.preload = 'auto'
  video.src = url
  if (hooks.startAt) video.currentTime = hooks.startAt
  return {
    standIn,
    setActive() {},
    qualities: () => [],
    quality: () => 'auto',
    setQuality() {},
    destroy() {
      video.removeEventListener('error', onError)
      // Frees the decoder, which a mere pause does not.
      video.removeAttribute('src')
      video.load()
    },
  }
}
