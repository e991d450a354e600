import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createApp, maxBodyBytes } from '../../../../demo/server/app'
import { demoCipher } from '../../../../demo/server/config'
import { jsonLog } from '../../../../demo/server/http/log'
import { findRoot } from '../../../../demo/server/root'
import { bareDeps, createTestApp, type TestApp } from '../../../../demo/server/testing'
import { calls } from '../../../../src/wire/index'
import { paths } from '../../../../src/wire/paths'
import { call, signIn } from '../../../support/server'

describe('the API', () => {
  let app: TestApp
  let lines: string[]
  const secret = 'c2VjcmV0LXJlZnJlc2gtdG9rZW4'
  before(async () => {
    app = await createTestApp({ log: jsonLog((line) => lines.push(line)) })
    lines = []
  })
  after(() => app.close())

  it('answers 404 and 405 with an envelope [S02]', async () => {
    const nothing = await call(app, '/api/v3/nothing')
    assert.deepEqual([nothing.status, nothing.code, nothing.data], [404, 404, null])
    const wrong = await call(app, paths.feedHome, { method: 'DELETE' })
    assert.deepEqual([wrong.status, wrong.code, wrong.headers.get('allow')], [405, 405, 'GET, OPTIONS'])
  })

  it('answers every call of the wire [S02]', async () => {
    const answers = new Map<string, number>()
    for (const { method, path, id } of calls) answers.set(id, (await app.fetch(path, { method })).status)
    const withStatus = (...statuses: number[]) =>
      [...answers].filter(([, it]) => statuses.includes(it)).map(([id]) => id)
    assert.deepEqual(withStatus(404, 405, 500, 501), [])
  })

  it('answers bad input with 400 and names the field [F19]', async () => {
    const home = paths.feedHome
    const bad: [string, RegExp][] = [
      [`${home}?limit=0`, /^limit must be greater than or equal to 1$/],
      [`${home}?limit=101`, /^limit must be less than or equal to 100$/],
      [`${home}?limit=1.5`, /^limit must be an integer$/],
      [`${home}?limit=many`, /^limit must be a `number` type$/],
      [`${home}?sort=best`, /^sort must be one of/],
      [`${home}?sort=best&limit=0`, /limit .*; sort |sort .*; limit /],
      [`${home}?limit=1&limit=2`, /^limit is given 2 times$/],
      [`${home}?start=%00`, /null character/],
      [paths.feedCommunity, /^slug is a required field$/],
      [`${paths.profileVideos}?slug=a&brand_slug=b`, /one of slug and brand_slug/],
      [paths.profileVideos, /one of slug and brand_slug/],
      [`${paths.feedCommunity}?slug=${'a'.repeat(201)}`, /^slug must be at most 200 characters$/],
    ]
    for (const [path, message] of bad) {
      const answer = await call(app, path)
      assert.deepEqual([answer.status, answer.code, answer.data], [400, 400, null], path)
      assert.match(answer.message, message)
    }
  })

  it('lets any page call it and read the tokens [F24]', async () => {
    const headers = {
      origin: 'https://magazine.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,x-brand-id,content-type',
    }
    const preflight = await app.fetch(paths.sessionRefresh, { method: 'OPTIONS', headers })
    assert.equal(preflight.status, 204)
    assert.equal(preflight.headers.get('access-control-allow-origin'), '*')
    assert.match(preflight.headers.get('access-control-allow-methods') ?? '', /PATCH.*DELETE/)
    assert.ok(Number(preflight.headers.get('access-control-max-age')) >= 600)
    const allowed = preflight.headers.get('access-control-allow-headers') ?? ''
    for (const name of ['authorization', 'x-brand-id', 'content-type', 'gn-refresh-token']) {
      assert.ok(allowed.includes(name), name)
    }
    for (const path of [paths.feedHome, '/api/v3/nothing', `${paths.feedHome}?limit=0`]) {
      const { headers } = await app.fetch(path)
      assert.equal(headers.get('access-control-allow-origin'), '*')
      assert.match(headers.get('access-control-expose-headers') ?? '', /gn-access-token, gn-refresh-token, retry-after/)
    }
  })

  it('refuses bodies that are too large, whether or not they say their length [S04]', async () => {
    const large = new Uint8Array(maxBodyBytes + 1)
    const stream = () => new Blob([large]).stream()
    const bodies: RequestInit[] = [
      { body: large, headers: { 'content-length': String(large.length) } },
      { body: stream(), duplex: 'half' } as RequestInit,
    ]
    for (const init of bodies) {
      const { status, code, data } = await call(app, paths.sessionRefresh, { method: 'POST', ...init })
      assert.deepEqual([status, code, data], [413, 413, null])
    }
  })

  it('compresses larger answers and lets no cache keep them [S02]', async () => {
    const plain = await (await app.fetch(paths.feedHome)).text()
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const [accept, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
    ] as const) {
      const answer = await app.fetch(paths.feedHome, { headers: { 'accept-encoding': accept } })
      assert.equal(answer.headers.get('content-encoding'), encoding)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      assert.match(answer.headers.get('vary') ?? '', /accept-encoding/)
      const packed = Buffer.from(await answer.arrayBuffer())
      assert.equal(packed.length, Number(answer.headers.get('content-length')))
      assert.equal(unpack[encoding](packed).toString(), plain)
      assert.ok(packed.length < plain.length / 3)
    }
    const small = await app.fetch('/api/v3/nothing', { headers: { 'accept-encoding': 'br' } })
    assert.equal(small.headers.get('content-encoding'), null)
  })

  it('writes one line for each request, without tokens, addresses or queries [S04]', async () => {
    const { headers } = await signIn(app, 'ines')
    lines.length = 0
    const path = `${paths.feedHome}?limit=1&start=my-private-search`
    const answer = await app.fetch(path, {
      headers: { ...headers, 'gn-refresh-token': secret, 'x-request-id': 'trace-12345678' },
    })
    await app.fetch(paths.sessionRefresh, { method: 'POST', headers: { 'gn-refresh-token': secret } })
    await app.fetch(`/api/v3/nothing?email=ines@example.com`)
    assert.equal(lines.length, 3)
    const [first, second, third] = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    assert.ok(first && second && third)
    const { id, level, method, path: logged, status, ms, user } = first
    assert.deepEqual([id, level, method, logged, status], ['trace-12345678', 'info', 'GET', paths.feedHome, 200])
    assert.ok(typeof ms === 'number' && typeof user === 'string')
    assert.equal(answer.headers.get('x-request-id'), 'trace-12345678')
    assert.deepEqual([second.status, third.status], [401, 404])
    const all = lines.join('')
    for (const hidden of [secret, headers.authorization?.slice(7) ?? '', 'my-private-search', 'ines@example.com']) {
      assert.ok(!all.includes(hidden), hidden)
    }
  })

  it('takes no request id that could forge a line of the log [S04]', async () => {
    for (const id of ['short', 'with space 123', 'x'.repeat(65), '{"level":"error"}']) {
      const answer = await app.fetch(paths.brand, { headers: { 'x-request-id': id } })
      assert.match(answer.headers.get('x-request-id') ?? '', /^[0-9a-f-]{36}$/)
    }
  })

  const deps = () => ({
    ...{ services: app.services, root: findRoot(), now: () => new Date() },
    ...{
      log: jsonLog((line) => lines.push(line)),
      rate: null,
      cipher: demoCipher,
      mailbox: null,
      trustedProxies: 0,
      demoProvider: null,
      ...bareDeps,
      timeoutMs: 5000,
      checkAnswers: false,
    },
  })

  it('answers what nobody foresaw with 500 and no details, and logs them [S04]', async () => {
    const brands = {
      ...app.services.brands,
      first: () => Promise.reject(new Error('relation "brands" does not exist')),
    }
    lines.length = 0
    const broken = createApp({ ...deps(), services: { ...app.services, brands } })
    const answer = await broken.request(paths.brand)
    const body = await answer.text()
    assert.equal(answer.status, 500)
    assert.deepEqual(JSON.parse(body), { code: 500, message: 'Something went wrong on our side', data: null })
    const logged = lines.map((line) => JSON.parse(line) as Record<string, string>)
    assert.match(logged[0]?.error ?? '', /relation "brands"[\s\S]*at /)
    assert.equal(logged[0]?.id, logged[1]?.id)
  })

  it('answers 503 when a call takes too long [S02]', async () => {
    const brands = { ...app.services.brands, first: () => new Promise<never>(() => {}) }
    const slow = createApp({ ...deps(), timeoutMs: 10, services: { ...app.services, brands } })
    const answer = await slow.request(paths.brand)
    const { code } = (await answer.json()) as { code: number }
    assert.deepEqual([answer.status, code], [503, 503])
  })

  it('answers 500 when an answer does not fit the wire, in tests [F27]', async () => {
    const brands = { ...app.services.brands, guidelines: async () => [{ title: 'no description' }] as never }
    const careful = createApp({ ...deps(), checkAnswers: true, services: { ...app.services, brands } })
    assert.equal((await careful.request(`${paths.brandGuidelines}?brand_id=1`)).status, 500)
  })

  it('slows an address down that asks too often, and no other [S04]', async () => {
    let time = 0
    const limited = createApp({
      ...deps(),
      ...{ rate: { burst: 3, perSecond: 0.5 }, trustedProxies: 1, now: () => new Date(time) },
    })
    const ask = (address: string) =>
      limited.request(paths.brand, { headers: { 'x-forwarded-for': `6.6.6.6, ${address}` } })
    for (let n = 0; n < 3; n++) assert.equal((await ask('10.0.0.1')).status, 200)
    const refused = await ask('10.0.0.1')
    assert.equal(refused.status, 429)
    assert.equal(refused.headers.get('retry-after'), '2')
    assert.equal(refused.headers.get('access-control-allow-origin'), '*')
    const { code, data } = (await refused.json()) as { code: number; data: unknown }
    assert.deepEqual([code, data], [429, { retryTime: 2 }])
    assert.equal((await ask('10.0.0.2')).status, 200)
    time += 2000
    assert.equal((await ask('10.0.0.1')).status, 200)
    assert.equal((await ask('10.0.0.1')).status, 429)
    assert.equal(
      (await limited.request('/media/brands/lumen/logo.svg', { headers: { 'x-forwarded-for': '10.0.0.1' } })).status,
      200,
    )
  })

  it('lets an address count seldomer than it may ask, each kind by itself [S04] [L06]', async () => {
    const limited = createApp({ ...deps(), rate: { burst: 6, perSecond: 3 }, now: () => new Date(0) })
    const post = (path: string) => limited.request(path, { method: 'POST' })
    const statuses = async (path: string) => [
      (await post(path)).status,
      (await post(path)).status,
      (await post(path)).status,
      (await post(path)).status,
    ]
    const sent = await statuses(paths.linkouts)
    assert.equal(sent.indexOf(429), 3, String(sent))
    const refused = await post(paths.linkouts)
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '1'])
    assert.notEqual((await post(paths.spark)).status, 429)
  })

  it('lets an address report a fifth of what it may ask together, and two reports a second then [P02] [S04]', async () => {
    let time = 0
    const rate = { burst: 15, perSecond: 30 }
    const limited = createApp({ ...deps(), rate, now: () => new Date(time) })
    const statuses = async (count: number) => {
      const found: number[] = []
      for (let n = 0; n < count; n++) found.push((await limited.request(paths.analytics, { method: 'POST' })).status)
      return found
    }
    assert.deepEqual(await statuses(4), [415, 415, 415, 429])
    time += 1000
    assert.deepEqual(await statuses(3), [415, 415, 429])
  })

  it('slows an address down that opens too many short links, pages of videos and previews [F14] [S04]', async () => {
    const limited = createApp({ ...deps(), rate: { burst: 3, perSecond: 1 }, now: () => new Date(0) })
    const opened = ['/l/nothing', '/oembed?url=x', '/video/nothing', '/l/other', '/oembed', '/video/other']
    const statuses: number[] = []
    for (const path of opened) statuses.push((await limited.request(path)).status)
    assert.deepEqual(
      statuses.map((status) => status === 429),
      [false, false, false, true, true, true],
      String(statuses),
    )
    assert.equal((await limited.request('/media/brands/lumen/logo.svg')).status, 200)
  })

  it('serves the OpenAPI document [F27]', async () => {
    const answer = await app.fetch('/openapi.json')
    const { openapi, paths: described } = (await answer.json()) as { openapi: string; paths: object }
    assert.match(openapi, /^3\.1/)
    assert.deepEqual(new Set(Object.keys(described)), new Set(calls.map(({ path }) => path)))
  })
})
