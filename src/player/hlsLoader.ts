import { shared } from '../kit/shared'
import { startEarly, takeStream } from './hlsEarly'
import type { Engine, EngineHooks } from './types'

type HlsModule = typeof import('./hls')

/** The page's one copy of hls.js and of what drives it. */
const page = (): { loading?: Promise<HlsModule> | undefined; loaded?: HlsModule } => shared('hls', () => ({}))

export const hlsReady = (): boolean => !!page().loaded

/** A failed load may be tried again. */
export const loadHls = (): Promise<HlsModule> => {
  const it = page()
  it.loading ??= import('./hls').then(
    (module) => (it.loaded = module),
    (error: unknown) => {
      it.loading = undefined
      throw error
    },
  )
  return it.loading
}

/** Plays an HLS address through hls.js, as soon as that is loaded. */
export function attachHlsWhenLoaded(video: HTMLVideoElement, url: string, hooks: EngineHooks): Engine {
  const { loaded } = page()
  if (loaded) return loaded.attachHls(video, url, hooks)
  const destroyed = new AbortController()
  const { signal } = destroyed
  let { active } = hooks
  const early = active ? (takeStream(url) ?? startEarly(url, !hooks.startAt, signal)) : undefined
  Promise.all([loadHls(), early]).then(
    ([{ attachHls }, start]) => signal.aborted || hooks.onLoaded(attachHls(video, url, { ...hooks, active }, start)),
    () => signal.aborted || hooks.onFail('network'),
  )
  return {
    setActive(on) {
      active = on
    },
    destroy: () => destroyed.abort(),
  }
}
