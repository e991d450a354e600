import type { RungPlan } from './plan'

/** A rendition as the playlist of all renditions names it. */
export interface Rung extends Omit<RungPlan, 'bitRate'> {
  /** RFC 6381. */
  codecs: string
  /** Bits a second, with sound. */
  peak: number
  average: number
  /** Seconds. */
  duration: number
}

export interface Segment {
  file: string
  seconds: number
}

/** The segments that a media playlist names, in order. */
export const segmentsOf = (playlist: string): Segment[] =>
  [...playlist.matchAll(/^#EXTINF:([\d.]+),.*\n(.+)$/gm)].map(([, seconds, file = '']) => ({
    ...{ file, seconds: Number(seconds) },
  }))

/** RFC 6381 names of an initialisation segment's codecs: H.264 with its profile and level, from the avcC box, and AAC. */
export const codecsOf = (init: Buffer, hasSound: boolean): string => {
  const at = init.indexOf('avcC', 0, 'latin1') + 5
  return [`avc1.${init.toString('hex', at, at + 3)}`, ...(hasSound ? ['mp4a.40.2'] : [])].join(',')
}

/** Which rendition a player begins with, counted from the lowest as 0 (specification §9: start level 1). */
const startLevel = 1

/**
 * What a player that doesn't know its line yet requests of a stream right after the playlist of all renditions, relative to
 * that. Who knows it need not wait for one playlist to learn of the next.
 * @param names of the renditions' folders, the lowest first
 */
export const firstUrlsOf = (names: readonly string[]): string[] => {
  const name = names[startLevel] ?? names[0]
  return name === undefined ? [] : ['index.m3u8', 'init.mp4', '0.m4s'].map((file) => `${name}/${file}`)
}

/** The playlist of all renditions. */
export const masterPlaylist = (rungs: readonly Rung[], frameRate: number): string => {
  const lines = rungs.flatMap(({ name, width, height, codecs, peak, average }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},` +
      `FRAME-RATE=${frameRate.toFixed(3)},CODECS="${codecs}"`,
    `${name}/index.m3u8`,
  ])
  return `${['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...lines].join('\n')}\n`
}
