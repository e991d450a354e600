/**
 * The first requests of an HLS stream, made while hls.js is still loading: its playlists are two round trips, and the
 * first segment a third, which then no longer wait for 100 kB of code. hls.js takes the answers through its loader, see
 * `hls.earlyLoader.ts`; what it asks for beyond them it loads itself.
 */

import type Hls from 'hls.js/light'

/** An answer, with the times that hls.js measures the bandwidth by: ms as `performance.now()` has them. */
export interface EarlyAnswer {
  data: ArrayBuffer
  /** After redirects. */
  url: string
  start: number
  first: number
  end: number
}

/** A file, or of one with an `end` the bytes from `start` up to, and without, `end`. */
interface Part {
  url: string
  start?: number | undefined
  end?: number | undefined
}

export interface HeadStart {
  /** The answer to a request, which may still be on its way; once, and undefined for any other request. */
  take(part: Part): Promise<EarlyAnswer> | undefined
  /** The build of hls.js that the stream needs, on its way since that was known; undefined where the first playlist failed. */
  library: Promise<{ default: typeof Hls }> | undefined
}

/** Index of the rendition that hls.js begins a clip in view with, from the lowest: `startLevel` of hls.ts. */
export const startLevel = 1

const keyOf = ({ url, start = 0, end = 0 }: Part): string => (end ? `${url} ${start}-${end}` : url)

const lines = (text: string) => text.split(/\r?\n/).filter(Boolean)

/** An attribute of a playlist's tag: `NAME=value` or `NAME="value"`. */
const attributeOf = (tag: string, name: string) =>
  new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(tag)?.slice(1).find(Boolean)

interface Variant {
  /** Bits per second. */
  bandwidth: number
  url: string
  /** Of its sound's playlist; undefined where that is in its own. */
  soundUrl?: string
}

/** The renditions of a multivariant playlist, ascending as hls.js counts its levels; none for a media playlist. */
export const variantsOf = (text: string, base: string): Variant[] => {
  const all = lines(text)
  const sounds = all.filter((tag) => /^#EXT-X-MEDIA:.*TYPE=AUDIO/.test(tag) && attributeOf(tag, 'URI'))
  /** As hls.js chooses: the group's default, else its first. */
  const soundOf = (group: string | undefined) => {
    const inGroup = sounds.filter((tag) => group && attributeOf(tag, 'GROUP-ID') === group)
    const chosen = inGroup.find((tag) => attributeOf(tag, 'DEFAULT') === 'YES') ?? inGroup[0]
    return chosen && { soundUrl: new URL(attributeOf(chosen, 'URI') as string, base).href }
  }
  const variants = all.flatMap((tag, at) => {
    if (!tag.startsWith('#EXT-X-STREAM-INF:')) return []
    const address = all.slice(at + 1).find((next) => !next.startsWith('#'))
    if (!address) return []
    const bandwidth = Number(attributeOf(tag, 'BANDWIDTH') ?? 0)
    return [{ bandwidth, url: new URL(address, base).href, ...soundOf(attributeOf(tag, 'AUDIO')) }]
  })
  return variants.sort((a, b) => a.bandwidth - b.bandwidth)
}

/** `BYTERANGE:n@o`; a part without an offset follows the one before, which for the first one is the file's start. */
const part = (url: string, range: string | undefined, after = 0): Part => {
  if (!range) return { url }
  const [length = 0, offset = after] = range.split('@').map(Number)
  return { url, start: offset, end: offset + length }
}

/** What a finished stream begins with: its initialization section, if any, and its first segment. None of a live one. */
export const firstParts = (text: string, base: string): Part[] => {
  const all = lines(text)
  if (!all.includes('#EXT-X-ENDLIST')) return []
  const at = all.findIndex((line) => line.startsWith('#EXTINF:'))
  const address = all.slice(at + 1).find((line) => !line.startsWith('#'))
  if (at < 0 || !address) return []
  const map = all.slice(0, at).find((line) => line.startsWith('#EXT-X-MAP:'))
  const mapAddress = map && attributeOf(map, 'URI')
  const mapRange = map && attributeOf(map, 'BYTERANGE')
  const section = mapAddress ? part(new URL(mapAddress, base).href, mapRange) : null
  const range = all.find((line) => line.startsWith('#EXT-X-BYTERANGE:'))?.slice('#EXT-X-BYTERANGE:'.length)
  const url = new URL(address, base).href
  const segment = part(url, range, section?.url === url ? section.end : 0)
  return section ? [section, segment] : [segment]
}

/** @throws for a status that tells of a failure */
const answerOf = (response: Response, data: ArrayBuffer, start: number, first: number): EarlyAnswer => {
  if (!response.ok) throw new Error(`${response.status}`)
  return { data, url: response.url, start, first, end: performance.now() }
}

const load = async (url: string, init: RequestInit): Promise<EarlyAnswer> => {
  const start = performance.now()
  const response = await fetch(url, init)
  const first = performance.now()
  return answerOf(response, await response.arrayBuffer(), start, first)
}

/** How long hls.js waits for a head start to send its last request, ms. */
const headStartTimeout = 1000

/**
 * Follows a stream from its first answer to the first segments of what hls.js starts with.
 * @param opened the answer to `url` and its body
 * @param withSegment false where the clip begins elsewhere
 * @returns once the last request is out, or there is none to come: until then hls.js would take the processor from the answers
 *   that name the next request
 */
export async function headStart(
  url: string,
  [opened, body]: readonly [Response, ArrayBuffer],
  withSegment: boolean,
  signal: AbortSignal | null,
): Promise<HeadStart> {
  const answers = new Map<string, Promise<EarlyAnswer>>()
  let library: HeadStart['library']
  const send = (part: Part): Promise<EarlyAnswer> => {
    const { url, start = 0, end = 0 } = part
    const headers = end ? { range: `bytes=${start}-${end - 1}` } : {}
    const answer = load(url, { headers, signal })
    // hls.js repeats a failed request itself, and reports it.
    answer.catch(() => undefined)
    answers.set(keyOf(part), answer)
    return answer
  }
  const sendParts = (text: string, base: string) => {
    if (withSegment) for (const each of firstParts(text, base)) send(each)
  }
  const follow = async (playlist: Promise<EarlyAnswer>) => {
    const { data, url } = await playlist
    sendParts(new TextDecoder().decode(data), url)
  }
  const sendAll = async (main: EarlyAnswer) => {
    const text = new TextDecoder().decode(main.data)
    const variants = variantsOf(text, main.url)
    const { url, soundUrl } = variants[Math.min(startLevel, variants.length - 1)] ?? {}
    const loading = soundUrl ? import('hls.js').catch(() => import('hls.js/light')) : import('hls.js/light')
    // To run its code and to open a stream in one task takes a slow phone 70 ms.
    library = loading.then((module) => new Promise((resolve) => setTimeout(resolve, 0, module)))
    // Who needs it loads it again, and reports a failure.
    library.catch(() => undefined)
    const playlists = [url, soundUrl].flatMap((each) => each ?? [])
    if (playlists.length) await Promise.all(playlists.map((url) => follow(send({ url }))))
    else sendParts(text, main.url)
  }
  const now = performance.now()
  const answer = (async () => answerOf(opened, body, now, now))()
  answers.set(keyOf({ url }), answer)
  await Promise.race([
    answer.then(sendAll).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, headStartTimeout)),
  ])
  return {
    library,
    take(part) {
      const key = keyOf(part)
      const answer = answers.get(key)
      answers.delete(key)
      return answer
    },
  }
}
