import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import type { TestApp } from '../../../../demo/server/testing'
import { maxUploads } from '../../../../demo/server/upload/uploads'
import { codes } from '../../../../src/wire/codes'
import type { WireFeed } from '../../../../src/wire/feed'
import { paths } from '../../../../src/wire/paths'
import { pictureLimits } from '../../../../src/wire/picture'
import { get, type Stand, signIn, videosOf } from '../../../support/server'
import { patch } from '../account/account.suite'
import { permit, plainPng, png, pngOf, put, sidewaysJpeg, svg, upload } from './pictures'

type Headers = Record<string, string>
const codeOf = async (answer: Response) => ((await answer.json()) as { code: number }).code

export const uploadSuite = (stand: Stand): void => {
  describe('an upload', () => {
    let app: TestApp
    let mira: Headers
    let jun: Headers
    let time = Date.parse('2026-03-02T08:00:00Z')
    let count = 0
    const place = (ending = 'png') => {
      count += 1
      return `uploads/profile_images/user${1700000000000 + count}.${ending}`
    }
    /** The status of putting a file where a permit says. */
    const stored = async (body: Uint8Array, type = 'image/png', path = place(type === 'image/png' ? 'png' : 'jpg')) => {
      const { data, message } = await permit(app, path, mira, type)
      assert.ok(data, message)
      const answer = await put(app, data.uploadURL, body, type)
      const found = await app.fetch(`/storage/${path}`)
      assert.equal(found.status, answer.status === 200 ? 200 : 404, 'a refused file is not there')
      return answer.status
    }

    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
      mira = (await signIn(app, 'mira.light')).headers
      jun = (await signIn(app, 'jun.lindqvist')).headers
    })
    after(() => app.close())

    it('is public afterwards, cacheable for ever and of its own type [F16] [S04]', async () => {
      const path = place()
      const { data } = await permit(app, path, mira)
      assert.match(data.uploadURL, new RegExp(`^http://localhost/storage/${path}\\?`))
      const answer = await put(app, data.uploadURL, await png(), 'image/png', { origin: 'https://shop.example' })
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      const found = await app.fetch(`/storage/${path}`)
      const headers = Object.fromEntries(found.headers)
      assert.equal(headers['content-type'], 'image/png')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.match(headers['cache-control'] ?? '', /immutable/)
      assert.match(headers['content-security-policy'] ?? '', /sandbox/)
      assert.equal((await sharp(Buffer.from(await found.arrayBuffer())).metadata()).width, 40)
    })

    it('may come from a page of another origin [F16]', async () => {
      const answer = await app.fetch('/storage/uploads/a.png?type=x', {
        method: 'OPTIONS',
        headers: { 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      })
      assert.equal(answer.status, 204)
      assert.match(answer.headers.get('access-control-allow-methods') ?? '', /PUT/)
      assert.match(answer.headers.get('access-control-allow-headers') ?? '', /content-type/)
    })

    it('gets a small variant and a webp variant beside it [F16] [H01] [H06]', async () => {
      const path = place()
      await upload(app, path, mira, await png(1300, 700))
      const sizeOf = async (address: string) => {
        const answer = await app.fetch(`/storage/${address}`)
        const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
        return [answer.headers.get('content-type'), format, width, height]
      }
      assert.deepEqual(await sizeOf(path), ['image/png', 'png', 1024, 551])
      assert.deepEqual(await sizeOf(path.replace('.png', '.webp')), ['image/webp', 'webp', 1024, 551])
      assert.deepEqual(await sizeOf(path.replace('.png', '.s.webp')), ['image/webp', 'webp', 192, 103])
    })

    it('loses its EXIF with location and time, and is turned upright [S04]', async () => {
      const original = await sidewaysJpeg()
      assert.ok(original.includes('SecretCam'))
      const path = place('jpg')
      const { data } = await permit(app, path, mira, 'image/jpeg')
      assert.equal((await put(app, data.uploadURL, original, 'image/jpeg')).status, 200)
      for (const file of [path, path.replace('.jpg', '.webp'), path.replace('.jpg', '.s.webp')]) {
        const bytes = Buffer.from(await (await app.fetch(`/storage/${file}`)).arrayBuffer())
        const { exif, orientation, width, height } = await sharp(bytes).metadata()
        assert.deepEqual([exif, orientation, width, height], [undefined, undefined, 40, 60], file)
        assert.ok(!bytes.includes('SecretCam') && !bytes.includes('Exif'))
        const { data: pixels } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
        // Turned by 90 degrees: what was left is on top.
        assert.ok((pixels[0] ?? 0) > 200 && (pixels[2] ?? 0) < 60, file)
        assert.ok((pixels.at(-1) ?? 0) > 200 && (pixels.at(-3) ?? 0) < 60, file)
      }
    })

    it('is taken with 3 MB and not with a byte more, by its stated length or by what comes [F16] [E14] [S04]', async () => {
      assert.equal(await stored(await pngOf(pictureLimits.bytes - 1)), 200)
      assert.equal(await stored(await pngOf(pictureLimits.bytes)), 200)
      const tooLarge = await pngOf(pictureLimits.bytes + 1)
      assert.equal(await stored(tooLarge), 413)
      const { data } = await permit(app, place(), mira)
      const lying = await put(app, data.uploadURL, tooLarge, 'image/png', { 'content-length': '100' })
      assert.equal(lying.status, 413)
    })

    it('is judged by its content: a PNG called .jpg, an SVG called .png, half a file [E14] [S04]', async () => {
      assert.equal(await stored(await png(), 'image/jpeg'), 415)
      assert.equal(await stored(await sidewaysJpeg(), 'image/png'), 415)
      const gif = await sharp(await png())
        .gif()
        .toBuffer()
      for (const body of [svg, gif, Buffer.from('hello'), Buffer.alloc(0), (await png()).subarray(0, 900)]) {
        assert.equal(await stored(body), 415, body.subarray(0, 20).toString('latin1'))
      }
    })

    it('is refused before it is decoded when it has a hundred megapixels [S04] [E14]', async () => {
      const bomb = plainPng(10_000, 10_000)
      assert.ok(bomb.length < 100_000)
      const memory = process.memoryUsage().rss
      assert.equal(await stored(bomb), 413)
      assert.ok(process.memoryUsage().rss - memory < 50_000_000)
      assert.equal(await stored(plainPng(1000, 1000)), 200)
    })

    it('needs a permit for this path and this type that has not run out [F16] [S04]', async () => {
      const [path, other] = [place(), place()]
      const { data } = await permit(app, path, mira)
      await permit(app, other, mira)
      const body = await png()
      const at = (change: (url: URL) => void) => {
        const url = new URL(data.uploadURL)
        change(url)
        return url.href
      }
      for (const address of [
        at((url) => {
          url.pathname = `/storage/${other}`
        }),
        at((url) => url.searchParams.set('type', 'image/jpeg')),
        at((url) => url.searchParams.set('expires', '99999999999')),
        at((url) => url.searchParams.set('signature', '0'.repeat(64))),
        at((url) => url.searchParams.delete('signature')),
      ]) {
        assert.equal(
          (await put(app, address, body, new URL(address).searchParams.get('type') ?? '')).status,
          403,
          address,
        )
      }
      assert.equal((await put(app, data.uploadURL, body, 'image/jpeg')).status, 415)
      time += 15 * 60 * 1000
      assert.equal((await put(app, data.uploadURL, body)).status, 200)
      const late = await permit(app, place(), (await signIn(app, 'theo')).headers)
      time += 15 * 60 * 1000 + 1000
      assert.equal((await put(app, late.data.uploadURL, body)).status, 403)
      for (const name of ['mira.light', 'jun.lindqvist']) {
        Object.assign(name === 'mira.light' ? mira : jun, (await signIn(app, name)).headers)
      }
    })

    it('never replaces another one, of the same user or of others [F16] [S04]', async () => {
      const path = place()
      await upload(app, path, mira)
      assert.equal((await permit(app, path, jun)).status, 409)
      assert.equal((await permit(app, path, mira)).status, 409)
      assert.equal((await permit(app, path.replace('.png', '.jpg'), jun, 'image/jpeg')).status, 409)
      const waiting = place()
      const { data } = await permit(app, waiting, mira)
      assert.equal((await permit(app, waiting, jun)).status, 409)
      const [one, two] = [await png(), await png(50, 50)]
      assert.equal((await put(app, data.uploadURL, one)).status, 200)
      assert.equal((await put(app, data.uploadURL, one)).status, 200, 'the same again, after a lost answer')
      assert.equal((await put(app, data.uploadURL, two)).status, 409)
      const abandoned = place()
      await permit(app, abandoned, mira)
      time += 15 * 60 * 1000 + 1000
      assert.equal((await permit(app, abandoned, (await signIn(app, 'jun.lindqvist')).headers)).code, 200)
      mira = (await signIn(app, 'mira.light')).headers
      jun = (await signIn(app, 'jun.lindqvist')).headers
    })

    it('goes below uploads only, under a name of its type [F16] [S04]', async () => {
      for (const [path, type, status] of [
        ['media/clips/a.png', 'image/png', 400],
        ['uploads/../a.png', 'image/png', 400],
        ['uploads/a.s.png', 'image/png', 400],
        ['uploads/a.jpg', 'image/png', 415],
        ['uploads/a', 'image/png', 415],
        ['uploads/a.html', 'text/html', 400],
        ['uploads/a.mp4', 'video/mp4', 415],
      ] as const) {
        assert.equal((await permit(app, path, mira, type)).status, status, path)
      }
      assert.equal((await permit(app, place(), {})).status, 401)
      for (const path of ['/storage/', '/storage/uploads', '/storage/..%2fconfig.json', '/storage/uploads/.x/a.png']) {
        assert.equal((await app.fetch(path)).status, 404, path)
      }
    })

    it('becomes the picture of its own user only; the former picture is removed [F09] [F16] [C08]', async () => {
      const [one, two] = [await upload(app, place(), mira), await upload(app, place(), mira)]
      const first = await patch(app, { profile_image: one, is_avatar: false }, mira)
      assert.deepEqual([first.data.profile_image, first.data.profile_image_s], [one, one.replace('.png', '.s.webp')])
      const videos = videosOf(await get<WireFeed>(app, `${paths.profileVideos}?slug=mira.light`))
      assert.equal(videos[0]?.author.profile_image, one.replace('.png', '.s.webp'))
      assert.equal((await patch(app, { profile_image: two }, jun)).status, 400)
      assert.equal((await patch(app, { profile_image: `https://evil.example${two}` }, mira)).status, 400)
      const second = await patch(app, { profile_image: `http://localhost${two}` }, mira)
      assert.equal(second.data.profile_image, two)
      await app.runJobs()
      assert.equal((await app.fetch(one)).status, 404)
      assert.equal((await app.fetch(one.replace('.png', '.s.webp'))).status, 404)
      const none = await patch(app, { profile_image: null }, mira)
      assert.deepEqual([none.data.profile_image, none.data.profile_image_s], [null, null])
      await app.runJobs()
      assert.equal((await app.fetch(two)).status, 404)
    })

    it('is removed when nothing shows it after a day [F16]', async () => {
      const [used, unused] = [await upload(app, place(), mira), await upload(app, place(), mira)]
      await patch(app, { profile_image: used }, mira)
      await app.services.uploads.sweep()
      await app.runJobs()
      assert.equal((await app.fetch(unused)).status, 200)
      time += 24 * 60 * 60 * 1000 + 1000
      await app.services.uploads.sweep()
      await app.runJobs()
      assert.equal((await app.fetch(unused)).status, 404)
      assert.equal((await app.fetch(used)).status, 200)
    })

    it(`is permitted ${maxUploads} times an hour [S04]`, async () => {
      const { headers } = await signIn(app, 'theo')
      for (let n = 0; n < maxUploads; n++) assert.equal((await permit(app, place(), headers)).code, 200)
      const { code, data } = await permit(app, place(), headers)
      assert.deepEqual([code, data], [codes.tooMany, { retryTime: 600 }])
    })

    it('says in the envelope why it is refused [F16]', async () => {
      const answer = await put(app, 'http://localhost/storage/uploads/a.png?type=image%2Fpng', await png())
      assert.deepEqual([answer.status, await codeOf(answer)], [403, codes.forbidden])
    })
  })
}
