/** How an HLS stream is opened while hls.js is not loaded yet. */

import { type AttachHls, activeAhead, hlsEngine, readyAhead } from './hls'
import type { HeadStart } from './hlsHeadStart'
import type { Engine, EngineHooks } from './types'

export { headStart } from './hlsHeadStart'

/** hls.js with what drives it, which a page has once. */
export interface HlsPage {
  attach?: AttachHls
}

/**
 * A failed load may be tried again.
 * @param library the build that a stream needs, on its way
 */
export const loadHls = async (page: HlsPage, library?: ReturnType<HeadStart['library']>): Promise<AttachHls> => {
  const build = await (library ?? import('hls.js/light'))
  if (library || !page.attach) page.attach = hlsEngine(build.default)
  return page.attach
}

/**
 * Loads hls.js for a stream, and plays the stream until then.
 * @param start its first requests
 * @param isActive whether the stream is in view
 * @param signal aborted when the media element is needed for something else
 */
export const openHls = async (
  page: HlsPage,
  video: HTMLVideoElement,
  url: string,
  start: Promise<HeadStart | undefined>,
  isActive: boolean,
  signal: AbortSignal,
): Promise<(hooks: EngineHooks) => Engine> => {
  const early = await start
  const playing = await early?.play(video, isActive ? activeAhead : readyAhead, signal)
  const attach = await loadHls(page, early?.library())
  return (hooks) => attach(video, url, hooks, early, playing)
}
