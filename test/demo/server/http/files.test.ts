import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { createApp } from '../../../../demo/server/app'
import { demoCipher } from '../../../../demo/server/config'
import { createPacker } from '../../../../demo/server/http/packer'
import { readRange } from '../../../../demo/server/http/range'
import type { Services } from '../../../../demo/server/services'
import { bareDeps } from '../../../../demo/server/testing'

const bytes = (length: number) => Uint8Array.from({ length }, (_, n) => n % 251)

describe('files', () => {
  let root: string
  let app: ReturnType<typeof createApp>
  const clip = bytes(3000)
  const large = bytes(2.5 * 1024 * 1024)
  const script = `export const words = ${JSON.stringify('light and shadow '.repeat(200))}\n`
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    app.request(path, { headers, method })

  before(async () => {
    root = await mkdtemp(join(tmpdir(), 'geuin-files-'))
    const files: Record<string, string | Uint8Array> = {
      'secret.json': '{"secret":true}',
      'demo/media/make.mjs': 'export {}',
      'demo/media/clips/a/0.m4s': clip,
      'demo/media/clips/a/large.mp4': large,
      'demo/media/clips/a/master.m3u8': '#EXTM3U\n',
      'demo/media/clips/a/en.vtt': 'WEBVTT\n',
      'demo/media/clips/a/poster.webp': bytes(10),
      'demo/media/clips/a/empty.m4s': '',
      'demo/media/clips/a/notes.unknown': 'x',
      'demo/media/clips/.hidden/a.json': '{}',
      'dist/geuin.js': script,
      'dist/chunks/view-ABCDEFGH.js': script,
      'dist/chunks/built-ABCDEFGH.js': script,
      'dist/chunks/built-ABCDEFGH.js.br': brotliCompressSync(`${script}// built`),
      'demo/pages/index.html': `<!doctype html><title>Home</title>${'<p>hello</p>'.repeat(200)}`,
      'demo/pages/feed.html': '<!doctype html><title>Feed</title>',
    }
    for (const [name, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, name)), { recursive: true })
      await writeFile(join(root, name), content)
    }
    await symlink(join(root, 'secret.json'), join(root, 'demo/media/clips/a/link.json'))
    // No video is known, so none has a preview.
    const services = { linkSubjects: { find: async () => null }, brands: { byId: async () => ({}) } }
    app = createApp({
      ...{
        services: services as unknown as Services,
        root,
        log: () => {},
        now: () => new Date(),
        rate: null,
        trustedProxies: 0,
      },
      ...{ cipher: demoCipher, mailbox: null, demoProvider: null, ...bareDeps },
      ...{ timeoutMs: 1000, checkAnswers: false },
    })
  })
  after(() => rm(root, { recursive: true, force: true }))

  it('answers ranges with exactly those bytes [S01]', async () => {
    const cases: [string, number, number][] = [
      ['bytes=0-0', 0, 0],
      ['bytes=0-999', 0, 999],
      ['bytes=2990-', 2990, 2999],
      ['bytes=-10', 2990, 2999],
      ['bytes=-9999', 0, 2999],
      ['bytes=100-99999', 100, 2999],
    ]
    for (const [range, start, end] of cases) {
      const answer = await get('/media/clips/a/0.m4s', { range })
      assert.equal(answer.status, 206, range)
      assert.equal(answer.headers.get('content-range'), `bytes ${start}-${end}/3000`)
      assert.equal(answer.headers.get('content-length'), String(end - start + 1))
      assert.deepEqual(new Uint8Array(await answer.arrayBuffer()), clip.slice(start, end + 1))
    }
  })

  it('answers in full what is no single range, and 416 what lies beyond [S01]', async () => {
    for (const range of ['bytes=5-1', 'bytes=0-1,5-6', 'items=0-1', 'bytes=a-b', 'bytes=-', 'bytes']) {
      const answer = await get('/media/clips/a/0.m4s', { range })
      assert.equal(answer.status, 200, range)
      assert.equal((await answer.arrayBuffer()).byteLength, 3000)
    }
    for (const range of ['bytes=3000-', 'bytes=99999-100000', 'bytes=-0']) {
      const answer = await get('/media/clips/a/0.m4s', { range })
      assert.equal(answer.status, 416, range)
      assert.equal(answer.headers.get('content-range'), 'bytes */3000')
    }
    assert.equal(readRange('bytes=0-', 0), 'beyond')
  })

  it('streams large files and their ranges [S01]', async () => {
    const full = await get('/media/clips/a/large.mp4')
    assert.equal(full.headers.get('content-length'), String(large.length))
    assert.deepEqual(new Uint8Array(await full.arrayBuffer()), large)
    const part = await get('/media/clips/a/large.mp4', { range: 'bytes=100-2000000' })
    assert.equal(part.status, 206)
    assert.deepEqual(new Uint8Array(await part.arrayBuffer()), large.slice(100, 2_000_001))
  })

  it('knows the types of media, allows any page to load them and says ranges are possible [S01]', async () => {
    const types = { '0.m4s': 'video/iso.segment', 'large.mp4': 'video/mp4', 'poster.webp': 'image/webp' }
    for (const [name, type] of Object.entries(types)) {
      const { headers } = await get(`/media/clips/a/${name}`, {}, 'HEAD')
      assert.deepEqual([headers.get('content-type'), headers.get('accept-ranges')], [type, 'bytes'])
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
    }
    const playlist = await get('/media/clips/a/master.m3u8')
    assert.equal(playlist.headers.get('content-type'), 'application/vnd.apple.mpegurl')
    assert.match((await get('/media/clips/a/en.vtt')).headers.get('content-type') ?? '', /^text\/vtt/)
    assert.equal((await get('/media/clips/a/empty.m4s')).status, 200)
  })

  it('are cacheable for ever when their address has a version, and revalidated otherwise [S01]', async () => {
    const cache = async (path: string) => (await get(path)).headers.get('cache-control')
    const forever = 'public, max-age=31536000, immutable'
    assert.equal(await cache('/media/clips/a~533ef774/0.m4s'), forever)
    assert.equal(await cache('/media/clips/a/0.m4s'), 'public, max-age=300')
    assert.equal(await cache('/dist/chunks/view-ABCDEFGH.js'), forever)
    assert.equal(await cache('/dist/geuin.js'), 'no-cache')
    assert.equal(await cache('/'), 'no-cache')
  })

  it('answers 304 as long as the file is the same [S01]', async () => {
    const path = '/dist/geuin.js'
    const first = await get(path)
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^"[^"]+"$/)
    for (const match of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await get(path, { 'if-none-match': match })
      assert.equal(again.status, 304, match)
      assert.equal(again.headers.get('etag'), etag)
      assert.equal((await again.arrayBuffer()).byteLength, 0)
    }
    const modified = first.headers.get('last-modified') ?? ''
    assert.equal((await get(path, { 'if-modified-since': modified })).status, 304)
    assert.equal((await get(path, { 'if-none-match': '"other"', 'if-modified-since': modified })).status, 200)
    await utimes(join(root, 'dist/geuin.js'), new Date(), new Date(Date.now() + 5000))
    assert.equal((await get(path, { 'if-none-match': etag })).status, 200)
  })

  it('continues with a range only if the file is unchanged [S01]', async () => {
    const path = '/media/clips/a/0.m4s'
    const etag = (await get(path)).headers.get('etag') ?? ''
    const range = 'bytes=0-9'
    assert.equal((await get(path, { range, 'if-range': etag })).status, 206)
    assert.equal((await get(path, { range, 'if-range': '"other"' })).status, 200)
  })

  it('sends what the build compressed to who takes it, and nobody the file itself [S01]', async () => {
    const path = '/dist/chunks/built-ABCDEFGH.js'
    const packed = await get(path, { 'accept-encoding': 'gzip, br' })
    assert.equal(packed.headers.get('content-encoding'), 'br')
    assert.equal(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString(), `${script}// built`)
    const etag = packed.headers.get('etag') ?? ''
    assert.equal((await get(path, { 'accept-encoding': 'br', 'if-none-match': etag })).status, 304)
    assert.equal((await get(path, { 'accept-encoding': 'gzip' })).headers.get('content-encoding'), 'gzip')
    assert.equal(await (await get(path)).text(), script)
    assert.equal((await get(`${path}.br`)).status, 404)
  })

  it('compresses text, with an ETag of its own for each form [S01]', async () => {
    const path = '/dist/chunks/view-ABCDEFGH.js'
    const packed = await get(path, { 'accept-encoding': 'gzip, br' })
    assert.equal(packed.headers.get('content-encoding'), 'br')
    assert.match(packed.headers.get('vary') ?? '', /accept-encoding/)
    const body = Buffer.from(await packed.arrayBuffer())
    assert.equal(brotliDecompressSync(body).toString(), script)
    const tags = [packed, await get(path), await get(path, { 'accept-encoding': 'gzip' })].map(
      ({ headers }) => headers.get('etag') ?? '',
    )
    assert.equal(new Set(tags).size, 3)
    for (const tag of tags) {
      const again = await get(path, { 'accept-encoding': 'gzip, br', 'if-none-match': tag })
      assert.deepEqual([again.status, again.headers.get('etag')], [304, tag])
    }
    assert.equal(await (await get(path)).text(), script)
    const video = await get('/media/clips/a/0.m4s', { 'accept-encoding': 'br' })
    assert.equal(video.headers.get('content-encoding'), null)
  })

  it('compresses quickly for the first caller and thoroughly for later ones [S01]', async () => {
    const packer = createPacker()
    const plain = Buffer.from(Array.from({ length: 4000 }, (_, n) => `value ${(n * 7919) % 1000};`).join(''))
    let reads = 0
    const read = async () => {
      reads += 1
      return plain
    }
    const quick = await packer.pack('a 1', read, 'br')
    await packer.settled()
    const thorough = await packer.pack('a 1', read, 'br')
    assert.deepEqual([quick.form, thorough.form, reads], ['br-quick', 'br', 1])
    assert.ok(thorough.body.length < quick.body.length)
    for (const { body } of [quick, thorough]) assert.deepEqual(brotliDecompressSync(body), plain)
    assert.equal((await packer.pack('a 2', read, 'br')).form, 'br-quick')
  })

  it('serves nothing outside its folders, hidden, or of an unknown type [S04]', async () => {
    const paths = [
      '/media/../secret.json',
      '/media/%2e%2e/%2e%2e/secret.json',
      '/media/clips/..%2f..%2f..%2fsecret.json',
      '/media/clips/a/..%5c..%5csecret.json',
      '/media/clips/a/link.json',
      '/media/clips/.hidden/a.json',
      '/media/clips/a/notes.unknown',
      '/media/clips/a/',
      '/media/clips/a',
      '/media//etc/passwd',
      '/media/clips/a/0.m4s%00.json',
      '/media/clips/%',
      '/media/make.mjs',
      '/dist/../secret.json',
      '/..%2f..%2fsecret.json',
      `/media/clips/${'a'.repeat(5000)}.mp4`,
    ]
    for (const path of paths) {
      const answer = await get(path)
      assert.equal(answer.status, 404, path)
      assert.ok(!(await answer.text()).includes('secret'), path)
    }
    assert.equal((await get('/media/clips/a/0.m4s', {}, 'POST')).status, 404)
  })

  it('answers the product’s addresses with the demo’s pages [S01]', async () => {
    const title = async (path: string) => /<title>(.*)<\/title>/.exec(await (await get(path)).text())?.[1]
    assert.equal(await title('/'), 'Home')
    for (const path of ['/feed', '/home', '/latest', '/popular', '/video/windows']) {
      assert.equal(await title(path), 'Feed', path)
    }
    assert.equal(await title('/community/night-skies'), 'Night Skies · Lumen')
    assert.equal(await title('/group/slow-light'), 'Slow light · Lumen')
    assert.equal(await title('/profile/mira.light'), 'Mira Okafor · Lumen')
    assert.equal(await title('/brand/lumen'), 'About Lumen · Lumen')
    for (const path of ['/nothing', '/video/a/b', '/feed.css']) {
      assert.equal(await title(path), 'Nothing here · Lumen', path)
    }
  })

  it('never answers 304 for a page that is missing [S01]', async () => {
    const { status, headers } = await get('/no-such-page', { 'if-none-match': '*', range: 'bytes=0-1' })
    assert.deepEqual([status, headers.get('etag')], [404, null])
  })

  it('gives pages a strict policy [S01] [S04]', async () => {
    for (const path of ['/', '/feed.html', '/feed', '/no-such-page']) {
      const { headers, status } = await get(path)
      assert.equal(status, path === '/no-such-page' ? 404 : 200, path)
      assert.match(headers.get('content-type') ?? '', /^text\/html/)
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of [
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'",
        "require-trusted-types-for 'script'; trusted-types 'none'",
        "base-uri 'none'",
      ]) {
        assert.ok(policy.includes(part), part)
      }
      assert.equal(headers.get('x-content-type-options'), 'nosniff')
      assert.ok(headers.get('referrer-policy'))
    }
  })
})
