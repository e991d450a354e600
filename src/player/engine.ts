import { attachHlsLater, hlsReady } from './hlsLater'
import { type Abilities, chooseSource } from './source'
import type { Clip, FailReason } from './types'

export interface EngineHooks {
  /** In view: loads ahead; otherwise only what the first moments need. */
  active: boolean
  /** The page's first clip: may start from a stand-in. */
  first: boolean
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
  const source = chooseSource(clip, abilities(video), hooks.first)
  if (!source) return null
  if (source.kind === 'hlsjs') return attachHlsLater(video, source.url, hooks)
  return attachFile(video, source.url, source.kind === 'progressive' && source.standIn, hooks)
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
