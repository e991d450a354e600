import assert from 'node:assert/strict'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import { imageFetcher } from '../../../../demo/server/upload/fetchImage'
import { isPublic } from '../../../../demo/server/upload/networkAddresses'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { pictureLimits } from '../../../../src/wire/picture'
import { call, signIn } from '../../../support/server'
import { plainPng, png, pngOf, sidewaysJpeg, svg } from './pictures'

/** Every way to write an address that is not of the public internet, as an address or as a URL's host. */
const hidden = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '127.0.0.1.',
  ],
  ...['0.0.0.0', '0', '10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.1.1'],
  ...[
    '169.254.169.254',
    '0xa9fea9fe',
    '2852039166',
    '100.64.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
  ],
  ...['203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '１２７.０.０.１', '①②⑦.0.0.1', '%31%32%37.0.0.1'],
  ...['[::1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:10.0.0.1]', '[::127.0.0.1]', '[::7f00:1]'],
  ...['[fc00::1]', '[fd12:3456::1]', '[fe80::1]', '[fec0::1]', '[ff02::1]', '[2001:db8::1]', '[64:ff9b::7f00:1]'],
  ...['[2002:7f00:1::]', '[2002:c0a8:101::1]', '[2001::7f00:1]', '[100::1]', '[0:0:0:0:0:ffff:7f00:0001]'],
]

const open = ['8.8.8.8', '1.1.1.1', '93.184.215.14', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1']

describe('an address of the public internet', () => {
  it('is none of those that are private, in whatever form [F17] [S04]', () => {
    for (const host of hidden) {
      const { hostname } = new URL(`http://${host}/`)
      assert.equal(isPublic(hostname.replace(/^\[|\]$/g, '')), false, `${host} is ${hostname}`)
    }
    for (const other of ['', 'localhost', 'a.example', '1.2.3', '300.1.1.1', '::g'])
      assert.equal(isPublic(other), false, other)
  })

  it('is each of the others [F17]', () => {
    for (const address of open) assert.equal(isPublic(address), true, address)
  })
})

describe('the image fetcher', () => {
  let server: Server
  let port = 0
  const requests: string[] = []
  let answer: RequestListener = (_, response) => response.end()
  const serve = (status: number, body: Uint8Array | string, headers: Record<string, string> = {}) => {
    answer = (_, response) => response.writeHead(status, headers).end(body)
  }

  before(async () => {
    server = createServer((request, response) => {
      requests.push(`${request.method} ${request.url}`)
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  })
  after(() => {
    server.closeAllConnections()
    server.close()
  })

  const local = imageFetcher({ allowLoopback: true, timeoutMs: 2000 })
  const strict = imageFetcher({ allowLoopback: false })
  const at = (path = '/p.png') => `http://127.0.0.1:${port}${path}`
  const codeOf = async (work: Promise<unknown>) =>
    work.then(
      () => 200,
      (error: { code?: number }) => error.code,
    )

  it('fetches PNG and JPEG unchanged, judged by their content and not by their header [F17] [E14]', async () => {
    for (const [bytes, type] of [
      [await png(), 'image/png'],
      [await sidewaysJpeg(), 'image/jpeg'],
    ] as const) {
      serve(200, bytes, { 'content-type': 'text/html' })
      const image = await local(at())
      assert.equal(image.type, type)
      assert.ok(Buffer.from(image.bytes).equals(bytes))
    }
    for (const body of [svg, 'hello', '', '<html>', (await png()).subarray(0, 10)]) {
      serve(200, body, { 'content-type': 'image/png' })
      assert.equal(await codeOf(local(at())), 415)
    }
    serve(200, await png(), { 'content-encoding': 'gzip' })
    assert.equal(await codeOf(local(at())), 415)
  })

  it('refuses each private address before anything is sent [F17] [S04]', async () => {
    requests.length = 0
    for (const host of hidden) {
      for (const address of [`http://${host}/`, `https://${host}/`, `http://${host}:${port}/p.png`]) {
        assert.equal(await codeOf(strict(address)), codes.addressRefused, address)
      }
    }
    assert.deepEqual(requests, [])
  })

  it('refuses other schemes, ports and credentials [F17] [S04]', async () => {
    for (const address of [
      ...['ftp://a.example/p.png', 'file:///etc/passwd', 'data:image/png;base64,AA', 'gopher://a.example/'],
      ...['http://user:secret@a.example/', 'http://a.example:22/', 'http://a.example:8080/p.png'],
    ]) {
      assert.equal(await codeOf(strict(address)), codes.addressRefused, address)
    }
  })

  it('refuses names that lead to a private address, all or some of them, now or later [F17] [S04]', async () => {
    const found = (...addresses: string[]) =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    requests.length = 0
    for (const addresses of [['127.0.0.1'], ['::1'], ['93.184.215.14', '10.0.0.1'], ['::ffff:169.254.169.254'], []]) {
      const fetch = imageFetcher({ allowLoopback: false, lookup: async () => found(...addresses) })
      assert.equal(await codeOf(fetch('http://innocent.example/p.png')), codes.addressRefused, addresses.join())
    }
    assert.equal(await codeOf(strict('http://localhost/p.png')), codes.addressRefused)
    assert.deepEqual(requests, [])

    // The connection goes to what was checked: the name is looked up once, and what it says afterwards is of no use.
    let lookups = 0
    const rebinding = imageFetcher({
      allowLoopback: true,
      lookup: async () => {
        lookups += 1
        return found(lookups === 1 ? '127.0.0.1' : '10.0.0.1')
      },
    })
    serve(200, await png())
    assert.equal(await codeOf(rebinding(`http://rebind.example:${port}/p.png`)), 200)
    assert.equal(lookups, 1)
  })

  it('checks each redirect like the first address, and follows three at most [F17] [S04]', async () => {
    const picture = await png()
    const chain = (length: number) => {
      answer = ({ url = '' }, response) => {
        const step = Number(url.split('/')[1])
        if (step < length) response.writeHead(302, { location: `/${step + 1}` }).end('moved')
        else response.writeHead(200).end(picture)
      }
    }
    for (const length of [1, 3]) {
      chain(length)
      assert.equal(await codeOf(local(at('/0'))), 200)
    }
    chain(4)
    assert.equal(await codeOf(local(at('/0'))), 404)
    for (const location of [
      'http://10.0.0.1/',
      'http://[fd00::1]/',
      'http://169.254.169.254/latest',
      'file:///etc/passwd',
      'ftp://a.example/',
    ]) {
      answer = (_, response) => response.writeHead(301, { location }).end()
      assert.equal(await codeOf(local(at())), codes.addressRefused, location)
    }
  })

  it('accepts 3 MB and not a byte more, by the stated or by the real length [F17] [E14] [S04]', async () => {
    serve(200, await pngOf(pictureLimits.bytes))
    assert.equal(await codeOf(local(at())), 200)
    const tooLarge = await pngOf(pictureLimits.bytes + 1)
    serve(200, tooLarge, { 'content-length': String(tooLarge.length) })
    assert.equal(await codeOf(local(at())), 413)
    answer = (_, response) => {
      response.writeHead(200)
      const go = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536, 'x'))) {}
        if (!response.destroyed) response.once('drain', go)
      }
      go()
    }
    assert.equal(await codeOf(local(at())), 413, 'a stream without an end')
    serve(200, plainPng(10_000, 10_000))
    assert.equal(await codeOf(local(at())), 413, 'a hundred megapixels')
  })

  it('fails for addresses that are missing, broken or too slow [F17]', async () => {
    for (const status of [404, 500, 403, 204]) {
      serve(status, '')
      assert.equal(await codeOf(local(at())), 404, String(status))
    }
    answer = (request) => request.socket.destroy()
    assert.equal(await codeOf(local(at())), 404)
    const unknown = imageFetcher({ allowLoopback: false, lookup: () => Promise.reject(new Error('ENOTFOUND')) })
    assert.equal(await codeOf(unknown('http://nobody.example/')), 404)
    const hasty = imageFetcher({ allowLoopback: true, timeoutMs: 50 })
    answer = () => {}
    assert.equal(await codeOf(hasty(at())), 404)
    answer = (_, response) => void response.writeHead(200).write('some')
    assert.equal(await codeOf(hasty(at())), 404)
  })

  describe('as a call', () => {
    let app: TestApp
    before(async () => {
      app = await createTestApp({ fetchImage: local })
    })
    after(() => app.close())
    const path = (url: string) => `${paths.fetchImage}?url=${encodeURIComponent(url)}`

    it('answers viewers only, with the bytes [F17] [S04]', async () => {
      const bytes = await png()
      serve(200, bytes, { 'set-cookie': 'a=b' })
      assert.equal((await call(app, path(at()))).status, 401)
      const answer = await app.fetch(path(at()), await signIn(app, 'mira.light'))
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('content-type'), 'image/png')
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
      assert.equal(answer.headers.get('access-control-allow-origin'), '*')
      assert.equal(answer.headers.get('set-cookie'), null)
      assert.ok(Buffer.from(await answer.arrayBuffer()).equals(bytes))
    })

    it('says in the envelope why there is no picture [F17]', async () => {
      const viewer = await signIn(app, 'mira.light')
      const codeFor = async (url: string) => {
        const { code, status } = await call(app, path(url), viewer)
        return [code, status]
      }
      serve(404, '')
      assert.deepEqual(await codeFor(at()), [404, 404])
      assert.deepEqual(await codeFor('http://10.0.0.1/'), [codes.addressRefused, 422])
      assert.deepEqual(await codeFor('ftp://a.example/'), [400, 400])
      serve(200, svg)
      assert.deepEqual(await codeFor(at()), [415, 415])
    })
  })
})
