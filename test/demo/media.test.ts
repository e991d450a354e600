import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, it } from 'node:test'
import { thumbHashToApproximateAspectRatio } from 'thumbhash'

interface Clip {
  slug: string
  width: number
  height: number
  duration: number
  hls: string
  fastStart: string
  poster: string
  thumb: string
  placeholder: string
  captions: { lang: string; label: string; file: string }[]
  alt: string
}

const folder = join(process.cwd(), 'demo/media/clips')
const text = (file: string) => readFileSync(join(folder, file), 'utf8')
const bytes = (file: string) => readFileSync(join(folder, file))
const clips: Clip[] = JSON.parse(text('../clips.json'))

/** Box types of an MP4's top level, in order. */
const boxes = (file: Buffer) => {
  const types: string[] = []
  for (let at = 0; at < file.length; at += file.readUInt32BE(at)) types.push(file.toString('latin1', at + 4, at + 8))
  return types
}
const uris = (playlist: string) => playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
const durations = (playlist: string) => [...playlist.matchAll(/#EXTINF:([\d.]+),/g)].map((match) => Number(match[1]))

/** Width and height of a lossy WebP, from its frame header. */
const webpSize = (file: Buffer) => {
  assert.equal(file.toString('latin1', 8, 15), 'WEBPVP8')
  const start = file.indexOf(Buffer.from([0x9d, 0x01, 0x2a])) + 3
  return [file.readUInt16LE(start) & 0x3fff, file.readUInt16LE(start + 2) & 0x3fff] as const
}

/** Every frame of a clip's smallest rendition, as a few grey pixels. */
const frames = ({ slug, hls }: Clip) => {
  const [list = ''] = uris(text(hls))
  const at = (name: string) => bytes(join(slug, dirname(list), name))
  const input = Buffer.concat(['init.mp4', ...uris(text(join(slug, list)))].map(at))
  const pixels = 36 * 36
  const grey = ['-vf', 'scale=36:36:flags=area,format=gray', '-f', 'rawvideo', '-']
  const all = execFileSync('ffmpeg', ['-v', 'error', '-i', '-', ...grey], { input, maxBuffer: 1 << 24 })
  return Array.from({ length: all.length / pixels }, (_, n) => all.subarray(n * pixels, (n + 1) * pixels))
}

/** Start and end of each cue of a WebVTT file in seconds. */
const cues = (vtt: string) => {
  const seconds = (stamp: string) => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
  return [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)\n(.+)$/gm)].map(([, start = '', end = '', line = '']) => ({
    start: seconds(start),
    end: seconds(end),
    line,
  }))
}

describe('the demo’s clips [S01]', () => {
  it('are sixteen, one of them wide, in under 28 MB', () => {
    assert.equal(clips.length, 16)
    assert.equal(new Set(clips.map((clip) => clip.slug)).size, 16)
    assert.ok(clips.some((clip) => clip.width > clip.height))
    const files = clips.flatMap((clip) => [
      ...[clip.hls, clip.fastStart, clip.poster, clip.thumb, ...clip.captions.map((track) => track.file)],
      ...uris(text(clip.hls)).flatMap((playlist) => [
        ...[playlist, join(dirname(playlist), 'init.mp4')].map((file) => join(clip.slug, file)),
        ...uris(text(join(clip.slug, playlist))).map((file) => join(clip.slug, dirname(playlist), file)),
      ]),
    ])
    const total = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    assert.ok(total < 28e6, `${total} bytes`)
  })

  for (const clip of clips) {
    describe(clip.slug, () => {
      it('lists renditions with sound in each, the smallest first, the last as large as the clip says', () => {
        const streams = [...text(clip.hls).matchAll(/BANDWIDTH=(\d+),.*RESOLUTION=(\d+)x(\d+).*CODECS="(.+)"/g)]
        assert.ok(streams.length >= 2)
        const bandwidths = streams.map((stream) => Number(stream[1]))
        assert.deepEqual(
          bandwidths,
          [...bandwidths].sort((a, b) => a - b),
        )
        for (const stream of streams) assert.match(stream[4] ?? '', /^avc1\.[\da-f]{6},mp4a\.40\.2$/)
        assert.deepEqual(streams.at(-1)?.slice(2, 4).map(Number), [clip.width, clip.height])
        assert.ok(!text(clip.hls).includes('#EXT-X-MEDIA'), 'hls.js light plays no sound of its own playlist')
      })

      it('starts on a segment of at most 1.1 s, cut at the same times in each rendition', () => {
        const playlists = uris(text(clip.hls)).map((file) => text(join(clip.slug, file)))
        for (const playlist of playlists) {
          assert.ok((durations(playlist)[0] ?? 9) <= 1.1)
          assert.deepEqual(durations(playlist), durations(playlists[0] ?? ''))
          assert.equal(
            durations(playlist).reduce((sum, each) => sum + each, 0),
            clip.duration,
          )
        }
      })

      it('holds an initialisation with two tracks and whole fragments', () => {
        for (const file of uris(text(clip.hls))) {
          const playlist = text(join(clip.slug, file))
          const at = (name: string) => bytes(join(clip.slug, dirname(file), name))
          const init = at(/#EXT-X-MAP:URI="(.+)"/.exec(playlist)?.[1] ?? '')
          assert.deepEqual(boxes(init), ['ftyp', 'moov'])
          assert.ok(init.includes('avc1') && init.includes('mp4a'))
          for (const segment of uris(playlist)) assert.deepEqual(boxes(at(segment)), ['moof', 'mdat'])
        }
      })

      it('has a progressive file with its index before its data', () => {
        const types = boxes(bytes(clip.fastStart))
        assert.ok(types.indexOf('moov') < types.indexOf('mdat') && types.includes('moov'))
        assert.ok(bytes(clip.fastStart).includes('mp4a'))
      })

      it('has a poster, a thumb and a placeholder of its shape, and words for the picture', () => {
        assert.deepEqual(webpSize(bytes(clip.poster)), [clip.width, clip.height])
        const [width, height] = webpSize(bytes(clip.thumb))
        assert.equal(Math.min(width, height), 135)
        const ratio = clip.width / clip.height
        assert.ok(Math.abs(width / height / ratio - 1) < 0.02)
        const hash = Buffer.from(clip.placeholder, 'base64')
        assert.ok(Math.abs(thumbHashToApproximateAspectRatio(hash) / ratio - 1) < 0.3)
        assert.ok(clip.alt.length > 40 && clip.alt.endsWith('.'))
      })

      it('has thirty frames a second, and no seam: its last frame leads to its first as any frame to the next', () => {
        const all = frames(clip)
        assert.equal(all.length, 30 * clip.duration)
        const steps = all.map((frame, n) =>
          frame.reduce((sum, value, i) => sum + Math.abs(value - (all.at(n - 1)?.[i] ?? 0)), 0),
        )
        const [seam = 0, ...others] = steps
        assert.ok(seam <= 1.5 * Math.max(...others), `${seam} at the seam, ${Math.max(...others)} at most elsewhere`)
      })

      it('has captions in order and within the clip [S01]', () => {
        for (const { lang, label, file } of clip.captions) {
          assert.ok(Intl.getCanonicalLocales(lang).length === 1 && label)
          const vtt = text(file)
          assert.ok(vtt.startsWith('WEBVTT\n\n'))
          const lines = cues(vtt)
          assert.equal(lines.length, vtt.split('-->').length - 1)
          lines.reduce((from, { start, end }) => {
            assert.ok(start >= from && end > start && end <= clip.duration)
            return end
          }, 0)
        }
      })
    })
  }

  it('has captions for at least four, one of them in three languages [S01]', () => {
    assert.ok(clips.filter((clip) => clip.captions.some((track) => track.lang === 'en')).length >= 4)
    assert.ok(clips.some((clip) => clip.captions.length >= 3))
  })
})
