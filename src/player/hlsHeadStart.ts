/**
 * The first requests of an HLS stream, made while hls.js is still loading: its playlists are two round trips, and the
 * first segment a third, which then no longer wait for 100 kB of code. hls.js takes the answers through its loader, see
 * `hls.earlyLoader.ts`; what it asks for beyond them it loads itself.
 */

import type Hls from 'hls.js'

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
  /** hls.js's full build, where the sound comes in playlists of its own, and the build could be loaded. */
  full?: typeof Hls | undefined
}

/** Index of the rendition that hls.js begins a clip in view with, from the lowest: `startLevel` of hls.ts. */
export const startLevel = 1

const keyOf = ({ url, start = 0, end = 0 }: Part): string => (end ? `${url} ${start}-${end}` : url)

interface Variant {
  /** Bits per second. */
  bandwidth: number
  url: string
}

const lines = (text: string) => text.split(/\r?\n/).filter(Boolean)

/** The renditions of a multivariant playlist, ascending as hls.js counts its levels; none for a media playlist. */
export const variantsOf = (text: string, base: string): Variant[] => {
  const all = lines(text)
  const variants = all.flatMap((line, at) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return []
    const address = all.slice(at + 1).find((next) => !next.startsWith('#'))
    const bandwidth = Number(/[:,]BANDWIDTH=(\d+)/.exec(line)?.[1] ?? 0)
    return address ? [{ bandwidth, url: new URL(address, base).href }] : []
  })
  return variants.sort((a, b) => a.bandwidth - b.bandwidth)
}

/** Whether the sound comes in playlists of its own, for which hls.js's full build is needed. */
export const hasOwnSound = (text: string): boolean =>
  lines(text).some((line) => /^#EXT-X-MEDIA:/.test(line) && /TYPE=AUDIO/.test(line) && /URI=/.test(line))

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
  const [, mapAddress] = /URI="([^"]*)"/.exec(map ?? '') ?? []
  const [, mapRange] = /BYTERANGE="([^"]*)"/.exec(map ?? '') ?? []
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
 * Follows a stream from its first answer to the first segment of the rendition that hls.js starts with.
 * @param opened the answer to `url` and its body
 * @param withSegment false where the clip begins elsewhere
 * @returns once the last request is out, or there is none to come: until then hls.js would take the processor from the answers
 *   that name the next request
 */
export async function headStart(
  url: string,
  [opened, body]: readonly [Response, ArrayBuffer],
  withSegment: boolean,
  signal: AbortSignal,
): Promise<HeadStart> {
  const answers = new Map<string, Promise<EarlyAnswer>>()
  let finish = () => {}
  const sent = new Promise<void>((resolve) => {
    finish = resolve
    setTimeout(resolve, headStartTimeout)
  })
  let full: Promise<typeof Hls | undefined> | undefined
  /** @param read reads a playlist before hls.js gets it, so that what follows from it is on its way by then */
  const keep = (part: Part, loading: Promise<EarlyAnswer>, read?: (text: string, base: string) => void) => {
    const answer = loading.then((loaded) => {
      read?.(new TextDecoder().decode(loaded.data), loaded.url)
      return loaded
    })
    // hls.js repeats a failed request itself, and reports it.
    answer.catch(finish)
    answers.set(keyOf(part), answer)
  }
  const send = (part: Part, read?: (text: string, base: string) => void) => {
    const { url, start = 0, end = 0 } = part
    const headers = end ? { range: `bytes=${start}-${end - 1}` } : {}
    keep(part, load(url, { headers, signal }), read)
  }
  const readMedia = (text: string, base: string) => {
    if (withSegment) for (const each of firstParts(text, base)) send(each)
    finish()
  }
  const now = performance.now()
  const loadOpened = async () => answerOf(opened, body, now, now)
  keep({ url }, loadOpened(), (text, base) => {
    const variants = variantsOf(text, base)
    const variant = variants[Math.min(startLevel, variants.length - 1)]
    if (variant) send(variant, readMedia)
    else readMedia(text, base)
    // Without it hls.js begins with its light build, and tries again.
    if (hasOwnSound(text))
      full = import('hls.js').then(
        (module) => module.default,
        () => undefined,
      )
  })
  await sent
  return {
    full: await full,
    take(part) {
      const key = keyOf(part)
      const answer = answers.get(key)
      answers.delete(key)
      return answer
    },
  }
}
