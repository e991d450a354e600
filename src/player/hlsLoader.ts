import { shared } from '../kit/shared'
import type { Engine, EngineHooks } from './types'

type HlsModule = typeof import('./hls')

/** The page's one copy of hls.js and of what drives it. */
const page = (): { loading: Promise<HlsModule> | null; loaded: HlsModule | null } =>
  shared('hls', () => ({ loading: null, loaded: null }))

export const hlsReady = (): boolean => page().loaded !== null

/** A failed load may be tried again. */
export const loadHls = (): Promise<HlsModule> => {
  const it = page()
  it.loading ??= import('./hls').then(
    (module) => (it.loaded = module),
    (error: unknown) => {
      it.loading = null
      throw error
    },
  )
  return it.loading
}

/** Plays an HLS address through hls.js, as soon as that is loaded. */
export function attachHlsWhenLoaded(video: HTMLVideoElement, url: string, hooks: EngineHooks): Engine {
  const { loaded } = page()
  if (loaded) return loaded.attachHls(video, url, hooks)
  let engine: Engine | null = null
  let isDestroyed = false
  let { active } = hooks
  loadHls().then(
    ({ attachHls }) => {
      if (!isDestroyed) engine = attachHls(video, url, { ...hooks, active })
    },
    () => isDestroyed || hooks.onFail('network'),
  )
  return {
    isFastStart: false,
    setActive(on) {
      active = on
      engine?.setActive(on)
    },
    qualities: () => engine?.qualities() ?? [],
    quality: () => engine?.quality() ?? 'auto',
    setQuality: (side) => engine?.setQuality(side),
    destroy() {
      isDestroyed = true
      engine?.destroy()
    },
  }
}
