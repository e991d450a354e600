import { expect } from '@open-wc/testing'
import { beginsElsewhere, mayBeMp4, segmentsOf, variantsOf } from '../../../src/player/hlsPlaylist'

const base = 'https://media.example/video/master.m3u8'
const lines = (...all: string[]) => ['#EXTM3U', ...all].join('\n')
const end = '#EXT-X-ENDLIST'

describe('the renditions of a playlist', () => {
  it('are in the order of hls.js, from the lowest, with their codecs', () => {
    const master = lines(
      '#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=9,BANDWIDTH=900,CODECS="avc1.4d401e,mp4a.40.2"',
      '',
      'high.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=300',
      '# a comment',
      '../low.m3u8?token=a',
    )
    expect(variantsOf(master, base)).to.eql([
      { bandwidth: 300, url: 'https://media.example/low.m3u8?token=a', codecs: [] },
      { bandwidth: 900, url: 'https://media.example/video/high.m3u8', codecs: ['avc1.4d401e', 'mp4a.40.2'] },
    ])
    expect(variantsOf(lines('#EXTINF:2,', '0.ts', end), base)).to.eql([])
  })

  it('have the sound that hls.js begins with, where that has playlists of its own', () => {
    const sound = (name: string, more: string) => `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="${name}"${more}`
    const soundUrlOf = (...sounds: string[]) =>
      variantsOf(lines(...sounds, '#EXT-X-STREAM-INF:BANDWIDTH=9,AUDIO="a"', 'high.m3u8'), base)[0]?.soundUrl
    const [first, other] = [sound('de', ',URI="de.m3u8"'), sound('en', ',DEFAULT=YES,URI="en.m3u8"')]
    expect(soundUrlOf(first, other)).to.equal('https://media.example/video/en.m3u8')
    expect(soundUrlOf(first)).to.equal('https://media.example/video/de.m3u8')
    expect(soundUrlOf(first.replace('"a"', '"b"'))).to.equal(undefined)
    expect(soundUrlOf(sound('in the picture’s', ''))).to.equal(undefined)
  })

  it('may have MP4 segments from version 6, and may begin elsewhere', () => {
    expect(mayBeMp4(lines('#EXT-X-VERSION:7'))).to.equal(true)
    expect(mayBeMp4(lines('#EXT-X-VERSION:3'))).to.equal(false)
    expect(mayBeMp4(lines())).to.equal(false)
    expect(beginsElsewhere(lines('#EXT-X-START:TIME-OFFSET=4'))).to.equal(true)
    expect(beginsElsewhere(lines('#EXT-X-STREAM-INF:BANDWIDTH=300', 'low.m3u8'))).to.equal(false)
  })
})

describe('the segments of a rendition', () => {
  const map = '#EXT-X-MAP:URI="init.mp4"'
  const of = (...all: string[]) => segmentsOf(lines(...all, end), base)

  it('have an initialization section where they are MP4', () => {
    expect(of('#EXTINF:2,', '0.ts', '#EXTINF:1.5,a title', '1.ts')).to.eql({
      segments: [
        { url: 'https://media.example/video/0.ts', seconds: 2 },
        { url: 'https://media.example/video/1.ts', seconds: 1.5 },
      ],
      plain: 2,
    })
    expect(of(map, '#EXTINF:2,', '0.m4s')).to.eql({
      section: { url: 'https://media.example/video/init.mp4' },
      segments: [{ url: 'https://media.example/video/0.m4s', seconds: 2 }],
      plain: 1,
    })
  })

  it('may be parts of one file', () => {
    const url = 'https://media.example/video/all.mp4'
    const oneFile = of(
      '#EXT-X-MAP:URI="all.mp4",BYTERANGE="700@0"',
      '#EXTINF:2,',
      '#EXT-X-BYTERANGE:5000',
      'all.mp4',
      '#EXTINF:2,',
      '#EXT-X-BYTERANGE:300',
      'all.mp4',
      '#EXTINF:1,',
      '#EXT-X-BYTERANGE:40@9000',
      'all.mp4',
    )
    expect(oneFile).to.eql({
      section: { url, start: 0, end: 700 },
      segments: [
        { url, start: 700, end: 5700, seconds: 2 },
        { url, start: 5700, end: 6000, seconds: 2 },
        { url, start: 9000, end: 9040, seconds: 1 },
      ],
      plain: 3,
    })
  })

  it('can be played as they are until something else than plain MP4 comes', () => {
    const two = ['#EXTINF:2,', '0.m4s', '#EXTINF:2,', '1.m4s']
    expect(of(map, ...two).plain).to.equal(2)
    expect(of(map, '#EXT-X-KEY:METHOD=NONE', ...two).plain).to.equal(2)
    for (const tag of ['#EXT-X-KEY:METHOD=AES-128,URI="key"', '#EXT-X-START:TIME-OFFSET=4', '#EXT-X-GAP']) {
      expect(of(map, tag, ...two).plain, tag).to.equal(0)
      expect(of(map, tag, ...two).segments.length, tag).to.equal(2)
    }
    const [first, second] = [two.slice(0, 2), two.slice(2)]
    for (const tag of ['#EXT-X-DISCONTINUITY', '#EXT-X-MAP:URI="other.mp4"', '#EXT-X-GAP'])
      expect(of(map, ...first, tag, ...second).plain, tag).to.equal(1)
  })

  it('are none of a live stream, which begins at its end, and none of what is no playlist', () => {
    for (const text of [lines(map, '#EXTINF:2,', '0.m4s'), '<!doctype html>', lines(end)])
      expect(segmentsOf(text, base).segments, text).to.eql([])
  })
})
