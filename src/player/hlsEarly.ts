import type { HeadStart, Sent } from './hlsHeadStart'

/**
 * Makes the first requests of a stream while hls.js loads: their code comes with the answer to the first of them.
 * @param withSegment false where the clip begins elsewhere
 * @param next what else a player requests first, relative to `url`, where that is known
 * @returns `followed`: the first answer has been read, and the requests that it leads to are out
 */
const open = (
  url: string,
  isActive: boolean,
  withSegment: boolean,
  signal: AbortSignal | null,
  next: readonly string[] = [],
) => {
  const others = next.map((address) => new URL(address, url).href)
  const send = (address: string): Sent => {
    const response = fetch(address, { signal })
    // Who needs it requests it again, and reports a failure.
    response.catch(() => undefined)
    return [address, performance.now(), response]
  }
  // Itself first, since it is what the stream waits for.
  const main = send(url)
  const read = main[2].then((answer) => answer.clone().arrayBuffer())
  const loading = Promise.all([import('./hlsOpen'), read])
  const requested = [main, ...others.map(send)]
  // Without an initialization section it is no MP4, and has to wait for hls.js.
  if (next.length === 2) import('hls.js/light').catch(() => undefined)
  const nothing = () => undefined
  return {
    start: loading.then(([{ headStart }]) => headStart(requested, isActive, withSegment, signal), nothing),
    followed: loading.then(() => new Promise((resolve) => setTimeout(resolve)), nothing),
  }
}

/** As {@link open}, for a player. */
export const startEarly = (
  url: string,
  isActive: boolean,
  withSegment: boolean,
  signal: AbortSignal,
): Promise<HeadStart | undefined> => open(url, isActive, withSegment, signal).start

/** A stream that was opened before an element asked for it. */
let opened: ({ url: string } & ReturnType<typeof open>) | undefined

/**
 * Opens a stream before there is a player for it.
 * @param next as {@link open} has it
 */
export const openStream = (url: string, next?: readonly string[]): void => {
  opened = { url, ...open(url, true, true, null, next) }
}

/** Until the first answer of what {@link openStream} has begun has been read: drawing a slide would keep it waiting. */
export const untilFollowed = (): Promise<unknown> | undefined => opened?.followed

/** What {@link openStream} has begun, once; undefined for any other stream. */
export const takeStream = (url: string): Promise<HeadStart | undefined> | undefined => {
  if (opened?.url !== url) return undefined
  const { start } = opened
  opened = undefined
  return start
}
