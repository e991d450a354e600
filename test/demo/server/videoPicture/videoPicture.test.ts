// The pictures that a server draws of a video, for pages without scripts and for previews of links.
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { sql } from '../../../../demo/server/database/sql'
import { noStorage } from '../../../../demo/server/storage/storage'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import { videoPictures } from '../../../../demo/server/videoPicture/videoPictures'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import { get, videosOf } from '../../../support/server'

/** Colour and alpha of a pixel. */
const pixelsOf = async (bytes: Uint8Array) => {
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
}
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())

describe('the pictures of a video', () => {
  let app: TestApp
  before(async () => {
    app = await createTestApp()
  })
  after(() => app.close())

  const playOf = async (slug: string) => {
    const feed: WireFeed = await get(app, `${paths.feedVideo}?slug=${slug}`)
    return videosOf(feed)[0]?.media.play_url ?? assert.fail(slug)
  }
  const previewOf = async (slug: string) => {
    const page = await (await app.fetch(`/video/${slug}`)).text()
    const read = (name: string) =>
      new RegExp(`property="${name}" content="([^"]*)"`).exec(page)?.[1]?.replaceAll('&amp;', '&')
    return { read, address: read('og:image') ?? assert.fail(page) }
  }
  const posterOf = async (slug: string) => {
    const [row] = await app.db.query<{ id: string; poster: string }>(
      sql`select m.id::text, m.poster_url as poster from videos v join media m on m.id = v.media_id
        where v.slug = ${slug} and v.brand_id = 1`,
    )
    return row ?? assert.fail(slug)
  }
  const setPoster = (id: string, poster: string) =>
    app.db.query(sql`update media set poster_url = ${poster} where id = ${id}`)

  it('are a portrait with play sign, wordmark and round corners in itself [T22]', async () => {
    const answer = await app.fetch(await playOf('windows'))
    assert.equal(answer.status, 200)
    assert.equal(answer.headers.get('content-type'), 'image/webp')
    const bytes = await bytesOf(answer)
    const { format, width, height } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['webp', 540, 960])
    assert.ok(bytes.length < 60_000, `${bytes.length} bytes`)
    const pixel = await pixelsOf(bytes)
    for (const [x, y] of [
      [0, 0],
      [539, 0],
      [0, 959],
      [539, 959],
    ] as const)
      assert.equal(pixel(x, y)[3], 0)
    assert.ok(
      pixel(265, 480)
        .slice(0, 3)
        .every((it) => it > 240),
      'the sign is white',
    )
    // The label of the wordmark is light, wherever it stands.
    assert.ok(
      pixel(32, 905)
        .slice(0, 3)
        .every((it) => it > 200),
      `no label: ${pixel(32, 905)}`,
    )
  })

  it('are a landscape for previews: the poster over its own dimmed still, never bars [F14]', async () => {
    const { address, read } = await previewOf('windows')
    const answer = await app.fetch(address)
    assert.equal(answer.headers.get('content-type'), 'image/jpeg')
    const bytes = await bytesOf(answer)
    const { format, width, height } = await sharp(bytes).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 1200, 630])
    const declared = ['type', 'width', 'height'].map((it) => read(`og:image:${it}`))
    assert.deepEqual(declared, ['image/jpeg', '1200', '630'])
    assert.ok(read('og:image:alt'))
    assert.equal(read('twitter:card'), 'summary_large_image')
    const poster = await bytesOf(await app.fetch((await posterOf('windows')).poster))
    const meanOf = async (input: Uint8Array, left: number, width: number) => {
      const { channels } = await sharp(
        await sharp(input).resize(1200, 630, { fit: 'fill' }).extract({ left, top: 0, width, height: 480 }).toBuffer(),
      ).stats()
      return channels.slice(0, 3).reduce((sum, { mean, stdev }) => sum + mean + stdev, 0)
    }
    const [beside, whole] = [await meanOf(bytes, 0, 400), await meanOf(poster, 0, 1200)]
    assert.ok(beside > 10 && beside < whole, `beside the poster ${beside}, the poster ${whole}`)
  })

  it('stay in caches for ever at an address that changes with the poster, and a while at any other [S01]', async () => {
    const address = await playOf('windows')
    const cacheOf = async (path: string) => (await app.fetch(path)).headers.get('cache-control')
    assert.equal(await cacheOf(address), 'public, max-age=31536000, immutable')
    assert.equal(await cacheOf((await previewOf('windows')).address), 'public, max-age=31536000, immutable')
    assert.equal(await cacheOf('/video/windows/play.webp'), 'public, max-age=300')
    const { headers } = await app.fetch('/video/windows/play.webp')
    assert.equal(headers.get('access-control-allow-origin'), '*')
    assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin')
    const again = await app.fetch('/video/windows/play.webp', {
      headers: { 'if-none-match': headers.get('etag') ?? assert.fail() },
    })
    assert.equal(again.status, 304)

    const { id, poster } = await posterOf('windows')
    const before = await bytesOf(await app.fetch(address))
    await setPoster(id, (await posterOf('aurora-over-the-ridge')).poster)
    const changed = await playOf('windows')
    const after = await bytesOf(await app.fetch(changed))
    const old = await cacheOf(address)
    await setPoster(id, poster)
    assert.notEqual(changed, address)
    assert.notDeepEqual(after, before)
    assert.equal(old, 'public, max-age=300')
  })

  it('are its poster where that is damaged, gone or elsewhere, which is never fetched [S04]', async () => {
    const { id, poster } = await posterOf('windows')
    await app.storage.put('uploads/damaged.webp', Buffer.from('RIFF no picture'))
    for (const other of [
      '/storage/uploads/damaged.webp',
      '/storage/uploads/gone.webp',
      '/media/clips/../../package.json',
      '/mailbox',
      'https://elsewhere.example/poster.webp',
    ]) {
      await setPoster(id, other)
      const answer = await app.fetch('/video/windows/play.webp')
      assert.deepEqual(
        [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')],
        [302, other, 'no-store'],
      )
    }
    const { address, read } = await previewOf('windows')
    await setPoster(id, poster)
    assert.deepEqual([address, read('og:image:width')], ['https://elsewhere.example/poster.webp', undefined])
  })

  it('are there of uploaded posters of any shape [F14]', async () => {
    const wide = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#e02020' } })
      .png()
      .toBuffer()
    await app.storage.put('uploads/wide.png', wide)
    const { id, poster } = await posterOf('windows')
    await setPoster(id, '/storage/uploads/wide.png')
    const pixel = await pixelsOf(await bytesOf(await app.fetch('/video/windows/play.webp')))
    await setPoster(id, poster)
    const [above, inside] = [pixel(270, 100), pixel(40, 480)]
    assert.ok((inside[0] ?? 0) > 200, `the poster is ${inside}`)
    assert.ok((above[0] ?? 0) > 40 && (above[0] ?? 0) < 150, `the ground is ${above}`)
  })

  it('are not there of a video that is unknown, another brand’s, removed, or in a closed place [S04]', async () => {
    const statuses = () =>
      Promise.all(['play.webp', 'preview.jpg'].map(async (file) => (await app.fetch(`/video/windows/${file}`)).status))
    const where = sql`where slug = 'windows' and brand_id = 1`
    assert.deepEqual(await statuses(), [200, 200])
    for (const path of ['nothing-here/play.webp', 'windows/play.webp?brand-id=2', 'windows/play.webp?brand-id=x'])
      assert.equal((await app.fetch(`/video/${path}`)).status, 404, path)
    const place = sql`where id = (select community_id from videos ${where})`
    await app.db.query(sql`update communities set is_closed = true ${place}`)
    assert.deepEqual(await statuses(), [404, 404])
    await app.db.query(sql`update communities set is_closed = false ${place}`)
    await app.db.query(sql`update videos set removed_at = now() ${where}`)
    assert.deepEqual(await statuses(), [404, 404])
    await app.db.query(sql`update videos set removed_at = null ${where}`)
  })

  it('are drawn once for all who ask, one after the other, and kept until the next day ends', async () => {
    const poster = await bytesOf(await app.fetch((await posterOf('windows')).poster))
    let reads = 0
    let time = Date.parse('2026-03-02T12:00:00Z')
    const make = () =>
      videoPictures({
        storage: {
          ...{ ...noStorage, scratch: `${app.files}-scratch` },
          media: {
            has: () => true,
            async read() {
              reads += 1
              return poster
            },
          },
        },
        now: () => new Date(time),
      })
    const brand = { brand_web_logo: null, logo: null }
    const ask = (pictures: ReturnType<typeof make>, name = 'a') => pictures.of('play', { poster: name, brand })
    const pictures = make()
    const same = await Promise.all(Array.from({ length: 20 }, () => ask(pictures)))
    assert.ok(same.every((it) => it && Buffer.from(it).equals(Buffer.from(same[0] ?? []))))
    assert.equal(reads, 1)
    const many = await Promise.all(Array.from({ length: 25 }, (_, at) => ask(pictures, `other ${at}`)))
    assert.equal(many.filter((it) => it === null).length, 5)
    // Another process, or this one after a restart.
    const before = reads
    assert.deepEqual(await ask(make()), same[0])
    time += 24 * 60 * 60 * 1000
    assert.deepEqual(await ask(make()), same[0])
    assert.equal(reads, before)
    time += 24 * 60 * 60 * 1000
    await ask(make())
    assert.equal(reads, before + 1)
  })
})
