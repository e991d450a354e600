import { shared } from '../kit/shared'
import { startEarly, takeStream } from './hlsEarly'
import type { HlsPage } from './hlsOpen'
import type { Source } from './source'
import type { Engine, EngineHooks } from './types'

const hlsPage = (): HlsPage => shared('hlsEngine', () => ({}))

export const hlsReady = (): boolean => !!hlsPage().attach

/** Gets hls.js for clips to come. The clip that needs it tries again, and reports a failure. */
export const warmHls = (): void => {
  import('./hlsOpen').then(({ loadHls }) => loadHls(hlsPage())).catch(() => undefined)
}

/** Plays an HLS address: its first segments by the browser alone where it can, and the rest by hls.js once that is loaded. */
export function attachHlsWhenLoaded(video: HTMLVideoElement, { url }: Pick<Source, 'url'>, hooks: EngineHooks): Engine {
  const page = hlsPage()
  const { attach } = page
  if (attach) return attach(video, url, hooks)
  const destroyed = new AbortController()
  const { signal } = destroyed
  let { active } = hooks
  const start = takeStream(url) ?? startEarly(url, active, !hooks.startAt, signal)
  import('./hlsOpen')
    .then(({ openHls }) => openHls(page, video, url, start, hooks.active, signal))
    .then((attach) => signal.aborted || hooks.onLoaded(attach({ ...hooks, active })))
    .catch(() => signal.aborted || hooks.onFail('network'))
  return {
    setActive(on) {
      active = on
    },
    destroy: () => destroyed.abort(),
  }
}
