import { shared } from '../kit/shared'
import type { AttachHls } from './hls'
import { startEarly, takeStream } from './hlsEarly'
import type { HeadStart } from './hlsHeadStart'
import type { Engine, EngineHooks } from './types'

/** The page's one copy of hls.js and of what drives it. */
const page = (): { loading?: Promise<AttachHls> | undefined; attach?: AttachHls } => shared('hlsEngine', () => ({}))

export const hlsReady = (): boolean => !!page().attach

/**
 * A failed load may be tried again.
 * @param library where the build is on its way
 */
export const loadHls = (library?: HeadStart['library']): Promise<AttachHls> => {
  const it = page()
  it.loading ??= Promise.all([import('./hls'), library ?? import('hls.js/light')]).then(
    ([{ hlsEngine }, build]) => (it.attach = hlsEngine(build.default)),
    (error: unknown) => {
      it.loading = undefined
      throw error
    },
  )
  return it.loading
}

/** Plays an HLS address through hls.js, as soon as that is loaded. */
export function attachHlsWhenLoaded(video: HTMLVideoElement, url: string, hooks: EngineHooks): Engine {
  const { attach } = page()
  if (attach) return attach(video, url, hooks)
  const destroyed = new AbortController()
  const { signal } = destroyed
  let { active } = hooks
  const open = async () => {
    const start = active ? await (takeStream(url) ?? startEarly(url, !hooks.startAt, signal)) : undefined
    const attachHls = await loadHls(start?.library)
    if (!signal.aborted) hooks.onLoaded(attachHls(video, url, { ...hooks, active }, start))
  }
  open().catch(() => signal.aborted || hooks.onFail('network'))
  return {
    setActive(on) {
      active = on
    },
    destroy: () => destroyed.abort(),
  }
}
