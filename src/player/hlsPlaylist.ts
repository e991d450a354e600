/** What a stream's playlists say of its beginning; hls.js reads them again for all that follows. */

/** A file, or of one with an `end` the bytes from `start` up to, and without, `end`. */
export interface Part {
  url: string
  start?: number | undefined
  end?: number | undefined
}

const lines = (text: string) => text.split(/\r?\n/).filter(Boolean)

/** An attribute of a playlist's tag: `NAME=value` or `NAME="value"`. */
const attributeOf = (tag: string, name: string) =>
  new RegExp(`[:,]${name}=(?:"([^"]*)"|([^,]*))`).exec(tag)?.slice(1).find(Boolean)

export interface Variant {
  /** Bits per second. */
  bandwidth: number
  url: string
  /** Of its sound's playlist; undefined where that is in its own. */
  soundUrl?: string
  /** Of picture and sound, such as `avc1.4d401e`; none where the playlist doesn't say. */
  codecs: string[]
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
    const codecs = attributeOf(tag, 'CODECS')?.split(/, */) ?? []
    return [{ bandwidth, url: new URL(address, base).href, ...soundOf(attributeOf(tag, 'AUDIO')), codecs }]
  })
  return variants.sort((a, b) => a.bandwidth - b.bandwidth)
}

export interface Segment extends Part {
  /** Its length, s. */
  seconds: number
}

/** What a finished stream consists of. */
export interface Segments {
  /** The initialization section, which MP4 has. */
  section?: Part
  segments: Segment[]
  /** How many of them, from the first, follow each other without encryption or a gap; a browser can play MP4 of them alone. */
  plain: number
}

/** `BYTERANGE:n@o`; a part without an offset follows the one before, which for the first one is the file's start. */
const part = (url: string, range: string | undefined, before?: Part): Part => {
  if (!range) return { url }
  const after = before?.url === url ? before.end : 0
  const [length = 0, offset = after ?? 0] = range.split('@').map(Number)
  return { url, start: offset, end: offset + length }
}

/** Tags from which on a browser can't play the segments alone. */
const unplain = /^#EXT-X-(KEY:(?!METHOD=NONE)|START:|GAP|DISCONTINUITY$|MAP:)/

/** Of a rendition's playlist; no segments of a live stream. */
export const segmentsOf = (text: string, base: string): Segments => {
  const all = lines(text)
  const found: Segments = { segments: [], plain: 0 }
  if (!all.includes('#EXT-X-ENDLIST')) return found
  const { segments } = found
  let isPlain = true
  let seconds: number | undefined
  let range: string | undefined
  for (const line of all) {
    const [, tag, value = ''] = /^#(EXTINF|EXT-X-BYTERANGE|EXT-X-MAP):(.*)/.exec(line) ?? []
    if (tag === 'EXTINF') seconds = Number.parseFloat(value)
    else if (tag === 'EXT-X-BYTERANGE') range = value
    else if (tag === 'EXT-X-MAP' && !segments.length)
      found.section = part(new URL(attributeOf(line, 'URI') ?? '', base).href, attributeOf(line, 'BYTERANGE'))
    else if (unplain.test(line)) isPlain = false
    else if (seconds !== undefined && !line.startsWith('#')) {
      segments.push({ ...part(new URL(line, base).href, range, segments.at(-1) ?? found.section), seconds })
      if (isPlain) found.plain = segments.length
      seconds = range = undefined
    }
  }
  return found
}

/**
 * Whether a stream may have MP4 segments: their initialization section came with version 6 of the format (RFC 8216, 7).
 * @param text of the playlist that names the renditions
 */
export const mayBeMp4 = (text: string): boolean => Number(/^#EXT-X-VERSION:(\d+)/m.exec(text)?.[1]) >= 6

/** Whether a playlist wants its stream to begin elsewhere than at its first segment. */
export const beginsElsewhere = (text: string): boolean => /^#EXT-X-START:/m.test(text)
