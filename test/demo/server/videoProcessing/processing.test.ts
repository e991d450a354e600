import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { migrate } from '../../../../demo/server/database/migrate'
import { sql } from '../../../../demo/server/database/sql'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import { segmentsOf } from '../../../../demo/server/videoProcessing/playlist'
import { uploadIdOf } from '../../../../demo/server/videoUpload/uploadPath'
import type { WireVideoUpload } from '../../../../src/wire/videoUpload'
import { signIn } from '../../../support/server'
import { statusOf, uploadVideo } from '../videoUpload/tus'
import { brightnessOf, type Film, loudnessOf, makeFilm, probe } from './films'

interface MediaRow {
  width: number
  height: number
  duration: number
  hls_url: string
  hls_first_urls: string[]
  fast_start_url: string
  poster_url: string
  thumb_url: string
  placeholder: string
}

interface Stream {
  codec_type: string
  width?: number
  height?: number
  avg_frame_rate: string
  start_time: string
  pix_fmt?: string
  color_transfer?: string
  color_primaries?: string
  color_space?: string
}

interface Probed {
  streams: Stream[]
  format: { duration: string; tags?: Record<string, string> }
}

describe('a video that was uploaded', () => {
  let app: TestApp
  let mira: Record<string, string>
  before(async () => {
    app = await createTestApp()
    mira = (await signIn(app, 'mira.light')).headers
  })
  after(() => app.close())

  const process = async (bytes: Uint8Array, type?: string): Promise<WireVideoUpload> => {
    const path = await uploadVideo(app, mira, bytes, type)
    await app.runJobs()
    return statusOf(app, mira, path)
  }
  const mediaOf = async ({ upload_path, problem }: WireVideoUpload): Promise<MediaRow> => {
    const [row] = await app.db.query<MediaRow>(sql`select m.* from media m join video_uploads u on u.media_id = m.id
        where u.id = ${uploadIdOf(upload_path)}::uuid`)
    assert.ok(row, String(problem))
    return row
  }
  const fileOf = (address: string) => join(app.files, address.replace('/storage/', ''))
  const text = async (address: string) => (await app.fetch(address)).text()
  const filesOf = async ({ upload_path: path }: WireVideoUpload) =>
    (await readdir(app.files, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map((entry) => relative(app.files, join(entry.parentPath, entry.name)))
      .filter((name) => name.includes(path.slice(-36)))

  /** What viewers get of a video: its sizes, and where their segments begin. */
  const watch = async (it: WireVideoUpload) => {
    const media = await mediaOf(it)
    const folder = media.hls_url.replace('master.m3u8', '')
    const names = [...(await text(media.hls_url)).matchAll(/^(\d+)\/index\.m3u8$/gm)].map(([, name = '']) => name)
    const lengths = await Promise.all(
      names.map(async (name) => segmentsOf(await text(`${folder}${name}/index.m3u8`)).map(({ seconds }) => seconds)),
    )
    const mp4 = await probe<Probed>(fileOf(media.fast_start_url), '-show_streams', '-show_format')
    const picture = mp4.streams.find(({ codec_type }) => codec_type === 'video')
    const sound = mp4.streams.find(({ codec_type }) => codec_type === 'audio')
    return { media, names, lengths, mp4, picture, sound }
  }
  const watchFilm = async (film: Film, type?: string) => watch(await process(await makeFilm(film), type))

  it('becomes three sizes for players, an MP4, a poster and a placeholder, and nothing else is kept [M07] [T17]', async () => {
    const it = await process(await makeFilm({ size: '720x1280', seconds: 5, rate: '30', level: -38 }))
    assert.deepEqual(
      { ...it, upload_path: '', size: 0, received: 0, thumb_url: '' },
      {
        ...{ upload_path: '', size: 0, received: 0, thumb_url: '', state: 'ready', percent: 100, stage: null },
        ...{ problem: null, rungs: 3, rungs_done: 3, width: 720, height: 1280, duration: 5, has_sound: true },
      },
    )
    const { media, names, lengths, mp4, picture, sound } = await watch(it)
    assert.deepEqual(names, ['360', '540', '720'])
    assert.deepEqual(lengths, [
      [2, 2, 1],
      [2, 2, 1],
      [2, 2, 1],
    ])
    assert.deepEqual([picture?.width, picture?.height], [360, 640])
    assert.deepEqual([picture?.start_time, sound?.start_time], ['0.000000', '0.000000'])
    assert.deepEqual([media.width, media.height, media.duration], [720, 1280, 5])
    assert.equal(Buffer.from(media.placeholder, 'base64').length > 4, true)
    assert.equal(mp4.format.tags?.title, undefined)
    for (const [address, type] of [
      [media.hls_url, 'application/vnd.apple.mpegurl'],
      [media.hls_url.replace('master', '720/index'), 'application/vnd.apple.mpegurl'],
      [media.hls_url.replace('master.m3u8', '720/init.mp4'), 'video/mp4'],
      [media.hls_url.replace('master.m3u8', '720/2.m4s'), 'video/iso.segment'],
      [media.poster_url, 'image/webp'],
      [media.thumb_url, 'image/webp'],
    ] as const) {
      const answer = await app.fetch(address)
      assert.deepEqual([answer.status, answer.headers.get('content-type')], [200, type], address)
    }
    assert.deepEqual(media.hls_first_urls, ['540/index.m3u8', '540/init.mp4', '540/0.m4s'])
    // As loud as all others, though it was quiet.
    const loudness = await loudnessOf(fileOf(media.fast_start_url))
    assert.ok(Math.abs(loudness + 16) < 1.5, `${loudness} LUFS`)
    assert.deepEqual(
      (await filesOf(it)).filter((name) => name.startsWith('incoming/')),
      [],
    )
    assert.deepEqual(await readdir(`${app.files}-scratch`), [])
  })

  it('is shown as it was held: across, turned by the phone, and never larger than it is [M07]', async () => {
    const across = await watchFilm({ size: '480x270' })
    assert.deepEqual([across.names, across.media.width, across.media.height], [['270'], 480, 270])
    assert.equal(across.media.hls_first_urls[0], '270/index.m3u8')
    const turned = await watchFilm({ size: '480x360', isTurned: true, ending: 'mov' }, 'video/quicktime')
    assert.deepEqual([turned.names, turned.media.width, turned.media.height], [['360'], 360, 480])
    assert.deepEqual([turned.picture?.width, turned.picture?.height], [360, 480])
    const between = await watchFilm({ size: '640x480', level: null })
    assert.deepEqual([between.names, between.sound], [['360', '480'], undefined])
    assert.match(await text(between.media.hls_url), /CODECS="avc1\.[\da-f]{6}"/)
  })

  it('of before a server named what a player requests first has that after the upgrade [N06]', async () => {
    const films: Film[] = [
      { size: '640x480', level: null },
      { size: '480x270', level: null },
    ]
    const uploads: WireVideoUpload[] = []
    for (const film of films) uploads.push(await process(await makeFilm(film)))
    await app.db.script(
      "alter table media drop column hls_first_urls; delete from migrations where name = '0043_first_requests'",
    )
    assert.deepEqual(await migrate(app.db), ['0043_first_requests'])
    const named = await Promise.all(uploads.map(async (it) => (await mediaOf(it)).hls_first_urls))
    assert.deepEqual(named, [
      ['480/index.m3u8', '480/init.mp4', '480/0.m4s'],
      ['270/index.m3u8', '270/init.mp4', '270/0.m4s'],
    ])
  })

  it('of a camera in 4K has 720 pixels at most [M07]', async () => {
    const { names, media } = await watchFilm({ size: '3840x2160', seconds: 0.5, rate: '10', level: null })
    assert.deepEqual([names, media.width, media.height], [['360', '540', '720'], 1280, 720])
  })

  it('of an odd or a changing frame rate plays evenly, at 30 frames a second at most [M07]', async () => {
    const odd = await watchFilm({ rate: '17.3', seconds: 4 })
    assert.equal(odd.picture?.avg_frame_rate, '173/10')
    assert.ok(
      odd.lengths.flat().every((it) => Math.abs(it - 2) < 0.05),
      String(odd.lengths),
    )
    const fast = await watchFilm({ rate: '60000/1001' })
    const [frames = 0, seconds = 1] = fast.picture?.avg_frame_rate.split('/').map(Number) ?? []
    assert.ok(Math.abs(frames / seconds - 29.97) < 0.1, fast.picture?.avg_frame_rate)
  })

  it('of a high dynamic range has the colours of every screen [M07]', async () => {
    for (const transfer of ['smpte2084', 'arib-std-b67']) {
      const colours = `setparams=color_primaries=bt2020:color_trc=${transfer}:colorspace=bt2020nc:range=tv`
      const grey = `drawbox=color=0x808080:t=fill,${colours}`
      const film = await makeFilm({ level: null, more: ['-pix_fmt', 'yuv420p10le', '-vf', grey] })
      const { picture, media } = await watch(await process(film))
      assert.deepEqual(
        [picture?.color_transfer, picture?.color_primaries, picture?.color_space, picture?.pix_fmt],
        ['bt709', 'bt709', 'bt709', 'yuv420p'],
      )
      // This grey of PQ, 126 in the file, is 92 candelas a square metre: nearly a screen's white, and not half of it.
      const brightness = await brightnessOf(fileOf(media.fast_start_url))
      if (transfer === 'smpte2084') assert.ok(Math.abs(brightness - 148) < 5, `${brightness}`)
      else assert.ok(Math.abs(brightness - 123) < 2, `${brightness}`)
    }
  })

  it('recorded by a browser, whose file does not say how long it is, is taken too [M07]', async () => {
    const { media, names } = await watchFilm({ ending: 'webm', seconds: 3, more: ['-live', '1'] }, 'video/webm')
    assert.ok(Math.abs(media.duration - 3) < 0.2, String(media.duration))
    assert.deepEqual(names, ['180'])
  })

  it('of three minutes is taken, a longer one is not [M07] [S04]', async () => {
    const film = (seconds: number) => makeFilm({ size: '64x48', rate: '5', seconds, level: null, more: ['-g', '500'] })
    const long = await process(await film(180))
    assert.deepEqual([long.state, long.duration], ['ready', 180])
    const longer = await process(await film(190))
    assert.deepEqual([longer.state, longer.problem], ['failed', 'too_long'])
    assert.deepEqual(await filesOf(longer), [])
  })

  it('that is none, damaged or cut off fails with its reason, and leaves no file [M07] [S04]', async () => {
    const film = await makeFilm({ seconds: 6, more: ['-movflags', '+faststart'] })
    const indexLast = await makeFilm({ seconds: 2 })
    const playlist = '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'
    const disguised = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.from(playlist.repeat(20))])
    for (const [name, bytes, problem] of [
      ['a text', Buffer.from('hello'.repeat(100)), 'not_video'],
      ['a playlist', Buffer.from(playlist), 'not_video'],
      ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/passwd'\n"), 'not_video'],
      ['a playlist that begins as an MP4', disguised, 'unreadable'],
      ['sound alone', await makeFilm({ more: ['-vn'] }), 'not_video'],
      ['a film without its end', film.subarray(0, Math.floor(film.length * 0.5)), 'unreadable'],
      ['a film without its index', indexLast.subarray(0, indexLast.length - 200), 'unreadable'],
    ] as const) {
      const it = await process(bytes)
      assert.deepEqual([it.state, it.problem], ['failed', problem], name)
      assert.deepEqual(await filesOf(it), [], name)
      assert.equal(it.thumb_url, null)
    }
    assert.deepEqual(await app.db.query(sql`select 1 from jobs where kind = 'processVideo'`), [])
  })

  it('goes with all its files when it is thrown away [M07]', async () => {
    const it = await process(await makeFilm())
    const { media } = await watch(it)
    const { userId } = await app.services.sessions.viewer(mira.authorization?.slice(7) ?? '')
    await app.db.tx((tx) => app.services.videoUploads.forget(tx, userId, it.upload_path))
    await app.runJobs()
    assert.deepEqual(await filesOf(it), [])
    assert.equal((await app.fetch(media.hls_url)).status, 404)
    assert.deepEqual(await app.db.query(sql`select 1 from media where hls_url = ${media.hls_url}`), [])
  })
})
