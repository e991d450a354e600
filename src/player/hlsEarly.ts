import type { HeadStart } from './hlsHeadStart'

/** Makes the first requests of a stream while hls.js loads: their code comes with the answer to the first of them. */
export const startEarly = (
  url: string,
  isActive: boolean,
  withSegment: boolean,
  signal: AbortSignal | null = null,
): Promise<HeadStart | undefined> =>
  Promise.all([
    import('./hlsOpen'),
    fetch(url, { signal }).then(async (response) => [response, await response.arrayBuffer()] as const),
  ]).then(
    ([{ headStart }, opened]) => headStart(url, opened, isActive, withSegment, signal),
    () => undefined,
  )

/** A stream that was opened before an element asked for it. */
let opened: { url: string; start: Promise<HeadStart | undefined> } | undefined

/** Opens a stream before there is a player for it. */
export const openStream = (url: string): void => {
  opened = { url, start: startEarly(url, true, true) }
}

/** What {@link openStream} has begun, once; undefined for any other stream. */
export const takeStream = (url: string): Promise<HeadStart | undefined> | undefined => {
  if (opened?.url !== url) return undefined
  const { start } = opened
  opened = undefined
  return start
}
