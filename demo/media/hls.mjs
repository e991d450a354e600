import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Why the clips are packaged as they are. Before a picture there are only round trips, the bytes hardly count; measured
 * with hls.js light at 165 ms per request, from loadSource to the first frame:
 * - Sound is muxed into each rendition: one playlist and one segment less to wait for, and hls.js light plays it.
 * - The initialisation segment is its own file. hls.js asks for it and the first segment at the same moment, but
 *   Chromium's cache lets one request at a time through to one address: byte ranges of one file take a trip more
 *   (median 882 ms against 711 ms).
 * - Segments are files and not ranges of one: the same speed (711 and 716 ms), no Range header, which some browsers
 *   preflight on another origin, and whole answers for every cache in between.
 * - The first segment is one second, so that play starts on the least data; then two seconds.
 * - The lowest rendition stands first: players that begin with the first one start on the least data.
 */

/** Start times of the segments in seconds; keyframes stand there in every rendition. */
export const cuts = (seconds) => {
  const starts = [0]
  for (let at = 1; at < seconds; at += 2) starts.push(at)
  return starts
}

/** Top-level boxes of an MP4. */
const boxes = (file) => {
  const found = []
  for (let at = 0; at < file.length; ) {
    const size = file.readUInt32BE(at)
    found.push({ type: file.toString('latin1', at + 4, at + 8), at, end: at + size })
    at += size
  }
  return found
}

/** RFC 6381 name of the H.264 profile and level, from the avcC box. */
const avcName = (init) => {
  const at = init.indexOf('avcC', 0, 'latin1') + 5
  return `avc1.${init.toString('hex', at, at + 3)}`
}

/**
 * Splits a fragmented MP4 (one fragment per segment) into files and writes its media playlist.
 * @param {string} mp4 the source
 * @param {string} folder where index.m3u8, init.mp4 and 0.m4s … go
 * @param {number} seconds the clip's length
 * @returns {{ codecs: string, peak: number, average: number }} RFC 6381 codecs, bits per second
 */
export const packageRendition = (mp4, folder, seconds) => {
  const file = readFileSync(mp4)
  const moofs = boxes(file).filter((box) => box.type === 'moof')
  const end = boxes(file).find((box) => box.type === 'mfra')?.at ?? file.length
  const starts = cuts(seconds)
  if (moofs.length !== starts.length) throw new Error(`${mp4}: ${moofs.length} fragments, ${starts.length} expected`)

  mkdirSync(folder, { recursive: true })
  const init = file.subarray(0, moofs[0].at)
  writeFileSync(join(folder, 'init.mp4'), init)
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"',
  ]
  let peak = 0
  moofs.forEach((moof, i) => {
    const segment = file.subarray(moof.at, moofs[i + 1]?.at ?? end)
    const length = (starts[i + 1] ?? seconds) - starts[i]
    peak = Math.max(peak, (segment.length * 8) / length)
    writeFileSync(join(folder, `${i}.m4s`), segment)
    lines.push(`#EXTINF:${length.toFixed(3)},`, `${i}.m4s`)
  })
  writeFileSync(join(folder, 'index.m3u8'), `${lines.join('\n')}\n#EXT-X-ENDLIST\n`)
  const average = ((end - init.length) * 8) / seconds
  return { codecs: `${avcName(init)},mp4a.40.2`, peak: Math.ceil(peak), average: Math.ceil(average) }
}

/** Writes the multivariant playlist. */
export const writeMaster = (path, renditions, fps) => {
  const lines = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS']
  for (const { name, width, height, codecs, peak, average } of renditions) {
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},RESOLUTION=${width}x${height},` +
        `FRAME-RATE=${fps.toFixed(3)},CODECS="${codecs}"`,
      `${name}/index.m3u8`,
    )
  }
  writeFileSync(path, `${lines.join('\n')}\n`)
}
