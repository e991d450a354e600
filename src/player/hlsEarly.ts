import type { HeadStart } from './hlsHeadStart'

/** A stream's first answer with its body, and the code that follows it. */
const load = (url: string, signal: AbortSignal | null) =>
  Promise.all([
    // First, since it is what the stream waits for.
    fetch(url, { signal }).then(async (response) => [response, await response.arrayBuffer()] as const),
    import('./hlsOpen'),
  ])

const follow = (
  loading: ReturnType<typeof load>,
  url: string,
  isActive: boolean,
  withSegment: boolean,
  signal: AbortSignal | null,
): Promise<HeadStart | undefined> =>
  loading.then(
    ([opened, { headStart }]) => headStart(url, opened, isActive, withSegment, signal),
    () => undefined,
  )

/** Makes the first requests of a stream while hls.js loads: their code comes with the answer to the first of them. */
export const startEarly = (url: string, isActive: boolean, withSegment: boolean, signal: AbortSignal) =>
  follow(load(url, signal), url, isActive, withSegment, signal)

/** A stream that was opened before an element asked for it. */
let opened: { url: string; start: Promise<HeadStart | undefined>; followed: Promise<unknown> } | undefined

/** Opens a stream before there is a player for it. */
export const openStream = (url: string): void => {
  const loading = load(url, null)
  const start = follow(loading, url, true, true, null)
  // The requests that the first answer leads to are out by the next task.
  const followed = loading.then(
    () => new Promise((resolve) => setTimeout(resolve)),
    () => undefined,
  )
  opened = { url, start, followed }
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
