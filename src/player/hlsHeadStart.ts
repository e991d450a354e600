/**
 * The first requests of an HLS stream, made while hls.js is still loading: its playlists are two round trips, and the
 * first segment a third, which then no longer wait for 100 kB of code. hls.js takes the answers through its loader, see
 * `hls.earlyLoader.ts`; what it asks for beyond them it loads itself.
 */

import type Hls from 'hls.js/light'
import { type Arrival, arrivalOf, type EarlyAnswer } from './hlsArrival'
import { type FirstTrack, type PlayingMedia, playFirst, tracksOf } from './hlsFirstSegments'
import { beginsElsewhere, mayBeMp4, type Part, type Segments, segmentsOf, variantsOf } from './hlsPlaylist'

/** A request that went out before the code that reads its answer was there, and when it did: ms as `performance.now()` has them. */
export type Sent = readonly [url: string, at: number, response: Promise<Response>]

export interface HeadStart {
  /** Index of its rendition, from the lowest. */
  level: number
  /** Whether hls.js can use its first segments while they come: TS that is not encrypted. */
  canUsePieces: boolean
  /**
   * The answer to a request, which may still be on its way; undefined for any other request. Once for a playlist, which may
   * have changed when it is requested again; for a segment until {@link release}.
   */
  take(part: Part): Arrival | undefined
  /** hls.js has followed, and doesn't request the first segments again. */
  release(): void
  /** The build of hls.js that the stream needs. It may be on its way already. */
  library(): Promise<{ default: typeof Hls }>
  /**
   * Plays the first segments while hls.js loads, see {@link playFirst}.
   * @param most how much to load of them, s
   */
  play(video: HTMLVideoElement, most: number, signal: AbortSignal): Promise<PlayingMedia | undefined>
}

/** Index of the rendition that hls.js begins a clip in view with, from the lowest: `startLevel` of hls.ts. */
export const startLevel = 1

const keyOf = ({ url, start = 0, end = 0 }: Part): string => (end ? `${url} ${start}-${end}` : url)

const load = ({ url, start = 0, end = 0 }: Part, signal: AbortSignal | null): Arrival => {
  const headers = end ? { range: `bytes=${start}-${end - 1}` } : {}
  return arrivalOf(performance.now(), fetch(url, { headers, signal }))
}

/** How long hls.js waits for a head start to send its last request, ms. */
const headStartTimeout = 1000

/** To run the code and to open a stream in one task takes a slow phone 70 ms. */
export const inTaskOfItsOwn = <T>(value: T) => new Promise<T>((resolve) => setTimeout(resolve, 0, value))

/**
 * Follows a stream from its first answer to the first segments of what hls.js starts with.
 * @param requested what is on its way already: the stream's own address first
 * @param isActive whether the stream is in view
 * @param withSegment false where the clip begins elsewhere
 * @returns once the last request is out, or there is none to come: until then hls.js would take the processor from the answers
 *   that name the next request
 */
export async function headStart(
  requested: readonly Sent[],
  isActive: boolean,
  withSegment: boolean,
  signal: AbortSignal | null,
): Promise<HeadStart> {
  const level = isActive ? startLevel : 0
  const answers = new Map<string, Arrival>()
  let isSoundApart = false
  let loading: ReturnType<HeadStart['library']> | undefined
  let tracks: FirstTrack[] = []
  let canUsePieces = false

  const library = () => {
    if (loading) return loading
    const build = isSoundApart ? import('hls.js').catch(() => import('hls.js/light')) : import('hls.js/light')
    loading = build.then(inTaskOfItsOwn)
    // Who needs it loads it again, and reports a failure.
    loading.catch(() => undefined)
    return loading
  }
  const keep = (part: Part, answer: Arrival) => {
    const key = keyOf(part)
    answers.set(key, answer)
    // hls.js requests it again, and reports a failure.
    answer.complete.catch(() => answers.delete(key))
    return answer
  }
  const segments = new Set<string>()
  const request = (part: Part) => answers.get(keyOf(part)) ?? keep(part, load(part, signal))
  const requestSegment = (part: Part) => {
    segments.add(keyOf(part))
    return request(part)
  }
  const sendFirst = ({ section, segments: [first] }: Segments) => {
    if (withSegment && first) for (const part of section ? [section, first] : [first]) void requestSegment(part)
  }
  const follow = async (playlist: Arrival) => {
    const { data, url } = await playlist.complete
    const segments = segmentsOf(new TextDecoder().decode(data), url)
    sendFirst(segments)
    return segments
  }
  const sendAll = async (main: EarlyAnswer) => {
    const text = new TextDecoder().decode(main.data)
    const variants = variantsOf(text, main.url)
    const variant = variants[Math.min(level, variants.length - 1)]
    if (!variant) return sendFirst(segmentsOf(text, main.url))
    const { url, soundUrl } = variant
    isSoundApart = !!soundUrl
    const wanted = withSegment && !beginsElsewhere(text) ? tracksOf(variant) : []
    const playlists = [url, soundUrl].flatMap((url) => (url ? follow(request({ url })) : []))
    if (!wanted.length || !mayBeMp4(text)) void library()
    const found = await Promise.all(playlists)
    if (!found.every(({ plain }) => plain)) return
    canUsePieces = found.every(({ section }) => !section)
    if (!found.every(({ section }) => section)) return
    tracks = wanted.flatMap((track, at) => found.slice(at, at + 1).map((segments) => ({ ...track, ...segments })))
  }
  const [main] = requested.map(([url, at, response]) => keep({ url }, arrivalOf(at, response)))
  await Promise.race([
    main?.complete.then(sendAll).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, headStartTimeout)),
  ])
  if (!tracks.length) void library()
  return {
    level,
    canUsePieces,
    library,
    take(part) {
      const key = keyOf(part)
      const answer = answers.get(key)
      if (!segments.has(key)) answers.delete(key)
      return answer
    },
    release: () => answers.clear(),
    play(video, most, signal) {
      let isThere = false
      const stop = () => {
        isThere = true
      }
      const supply = {
        request: requestSegment,
        onAhead: () => library().then(stop, stop),
        hasEnough: () => isThere,
        most,
      }
      return playFirst(tracks, supply, video, signal)
    },
  }
}
