import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { metaDataFetcher } from '../../../../demo/server/link/fetchMetaData'
import { createTestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { WireMetaData } from '../../../../src/wire/link'
import { paths } from '../../../../src/wire/paths'
import { call, get, signIn } from '../../../support/server'

describe('the preview of a link', () => {
  let server: Server
  let origin = ''
  let answer: RequestListener = (_, response) => response.end()
  const serve = (body: string | Uint8Array, type = 'text/html', more: Record<string, string> = {}) => {
    answer = (_, response) => response.writeHead(200, { 'content-type': type, ...more }).end(body)
  }
  before(async () => {
    server = createServer((request, response) => answer(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })

  const local = metaDataFetcher({ allowLoopback: true, timeoutMs: 2000 })
  const strict = metaDataFetcher({ allowLoopback: false })
  const read = (path = '/page') => local(origin + path)
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: { code?: number }) => error.code,
    )

  it('says what the page says of itself, with addresses on the web only [F24]', async () => {
    serve(`<!doctype html><head><title>Plain</title>
      <meta property="og:title" content=" Light &amp; dark\n here "><meta name="description" content="Words">
      <meta property="og:site_name" content="Lumen"><meta property="og:image" content="/p.png"></head><body>`)
    assert.deepEqual(await read(), {
      ...{ url: `${origin}/page`, title: 'Light & dark here', description: 'Words' },
      ...{ site_name: 'Lumen', image_url: `${origin}/p.png` },
    })
    serve('<title>Only &lt;b&gt; this</title><meta property="og:image" content="javascript:alert(1)">')
    const bare = await read()
    assert.deepEqual([bare.title, bare.description, bare.site_name, bare.image_url], ['Only <b> this', '', null, null])
    serve('<p>nothing</p>')
    assert.equal((await read()).title, '')
  })

  it('reads the page’s own characters, and no tags behind its head [F24]', async () => {
    serve(Buffer.from('<title>Größe</title>', 'latin1'), 'text/html; charset=iso-8859-1')
    assert.equal((await read()).title, 'Größe')
    serve(Buffer.from('<meta charset="windows-1252"><title>Größe</title>', 'latin1'))
    assert.equal((await read()).title, 'Größe')
    serve('<title>Größe 🌌</title>', 'text/html; charset=unheard-of')
    assert.equal((await read()).title, 'Größe 🌌')
    serve('<head></head><body><meta property="og:title" content="Of a stranger’s comment"><svg><title>x</title></svg>')
    assert.equal((await read()).title, '')
  })

  it('is of the page behind redirects, each checked [F24] [S04]', async () => {
    answer = ({ url }, response) => {
      if (url === '/old') response.writeHead(301, { location: '/new' }).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end('<title>New</title>')
    }
    const { url, title } = await read('/old')
    assert.deepEqual([url, title], [`${origin}/new`, 'New'])
    answer = (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
    assert.equal(await codeOf(read()), codes.addressRefused)
    for (const address of [origin, 'http://10.0.0.1/', 'http://[::1]/', 'file:///etc/passwd', 'http://a.example:22/'])
      assert.equal(await codeOf(strict(address)), codes.addressRefused, address)
  })

  it('is cut: long texts, and pages without an end or a head [F24] [S04]', async () => {
    serve(`<title>${'a'.repeat(9000)}</title><meta name="description" content="${'b'.repeat(9000)}">`)
    const { title, description } = await read()
    assert.deepEqual([title.length, description.length], [300, 1000])
    let sent = 0
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.write('<head><title>Long</title>')
      const go = () => {
        while (!response.destroyed) {
          sent += 65_536
          if (!response.write(Buffer.alloc(65_536, ' '))) break
        }
        if (!response.destroyed) response.once('drain', go)
      }
      go()
    }
    assert.equal((await read()).title, 'Long')
    assert.ok(sent < 64 * 1024 * 1024, `${sent} bytes`)
    answer = (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<head>')
    assert.equal(await codeOf(metaDataFetcher({ allowLoopback: true, timeoutMs: 50 })(origin)), 404)
  })

  it('is none of what is no page [F24]', async () => {
    serve('{}', 'application/json')
    assert.equal(await codeOf(read()), 404)
    serve('<title>x</title>', 'text/html', { 'content-encoding': 'gzip' })
    assert.equal(await codeOf(read()), 404)
    answer = (_, response) => response.writeHead(500).end()
    assert.equal(await codeOf(read()), 404)
  })

  it('is a call for viewers [F24] [S04]', async () => {
    const app = await createTestApp({ fetchMetaData: local })
    serve('<title>Lumen</title>')
    const path = `${paths.fetchMetaData}?url=${encodeURIComponent(origin)}`
    assert.equal((await call(app, path)).status, 401)
    const wren = await signIn(app, 'wren')
    assert.equal((await get<WireMetaData>(app, path, wren)).title, 'Lumen')
    assert.equal((await call(app, `${paths.fetchMetaData}?url=nothing`, wren)).status, 400)
    await app.close()
  })
})
