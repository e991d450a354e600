import { execFile } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../esbuild.mjs'

const run = promisify(execFile)

/** Where the streams are; the front serves it as /ladders/. */
export const laddersFolder = join(root, '.build/bench/ladders')

const heights = [480, 852, 1280]
const bits = ['500k', '1100k', '2400k']

const scaled = (count) =>
  heights
    .slice(0, count)
    .flatMap((height, index) => [
      ...['-map', '0:v', `-filter:v:${index}`, `scale=-2:${height}`],
      ...[`-b:v:${index}`, bits[index], `-maxrate:v:${index}`, bits[index], `-bufsize:v:${index}`, bits[index]],
    ])
const sounds = (count) => Array.from({ length: count }, () => ['-map', '0:a']).flat()
const mapOf = (count) => Array.from({ length: count }, (_, index) => `v:${index},a:${index}`).join(' ')

/**
 * Ways to package a video that the demo's own are not: what services and encoders make without being asked. `first`: the
 * playlists that a player begins with, those of the second-lowest rendition.
 */
export const ladders = {
  one: { name: 'one rendition', args: [...scaled(1), ...sounds(1)], map: mapOf(1), type: 'fmp4', first: ['0'] },
  three: { name: 'three renditions', args: [...scaled(3), ...sounds(3)], map: mapOf(3), type: 'fmp4', first: ['1'] },
  audio: {
    name: 'sound apart',
    args: [...scaled(3), ...sounds(1)],
    map: 'v:0,agroup:sound v:1,agroup:sound v:2,agroup:sound a:0,agroup:sound,default:yes',
    type: 'fmp4',
    first: ['1', '3'],
  },
  ts: { name: 'transport stream', args: [...scaled(3), ...sounds(3)], map: mapOf(3), type: 'mpegts', first: ['1'] },
}

/**
 * Packages a clip of the demo in each of these ways.
 * @param {string} target folder that is made anew, with one for each way
 * @throws Error where ffmpeg is not installed
 */
export const makeLadders = async (target = laddersFolder) => {
  await rm(target, { recursive: true, force: true })
  for (const [key, { args, map, type }] of Object.entries(ladders)) {
    const folder = join(target, key)
    await mkdir(folder, { recursive: true })
    await run('ffmpeg', [
      ...['-v', 'error', '-i', join(root, 'demo/media/clips/sunset-sea/fast.mp4'), ...args],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-g', '60', '-keyint_min', '60', '-sc_threshold', '0'],
      ...['-c:a', 'aac', '-b:a', '96k', '-f', 'hls', '-hls_time', '2', '-hls_playlist_type', 'vod'],
      ...['-hls_segment_type', type, '-master_pl_name', 'master.m3u8', '-var_stream_map', map],
      ...['-hls_segment_filename', join(folder, `%v-%d.${type === 'fmp4' ? 'm4s' : 'ts'}`), join(folder, '%v.m3u8')],
    ])
  }
}

/** What a player requests first of a packaged clip, as a server that knows it answers (`hls_first_urls`). */
export const firstUrlsOf = async (key) => {
  const urls = ladders[key].first.map(async (name) => {
    const text = await readFile(join(laddersFolder, key, `${name}.m3u8`), 'utf8')
    const files = [/#EXT-X-MAP:URI="(.+)"/.exec(text)?.[1], /^[^#\n].*$/m.exec(text)?.[0]]
    return [`${name}.m3u8`, ...files.filter(Boolean)]
  })
  return (await Promise.all(urls)).flat()
}
