import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from '../../../../demo/server/database/sql'
import { createTestApp, type TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'

import { call, signIn } from '../../../support/server'

describe('an answer that visitors share', () => {
  let app: TestApp
  let time = Date.parse('2026-03-02T09:00:00.000Z')
  const home = `${paths.feedHome}?limit=5`
  const titles = async (init: RequestInit = {}, path = home) =>
    ((await (await app.fetch(path, init)).json()) as { data: { items: { title: string }[] } }).data.items.map(
      ({ title }) => title,
    )
  const rename = (title: string) => app.db.query(sql`update videos set title = ${title}`)

  before(async () => {
    app = await createTestApp({ sharedMs: 1000, now: () => new Date(time) })
  })
  after(() => app.close())
  beforeEach(async () => {
    time += 10_000
    await rename('before')
  })

  it('is made once a second, for those who ask at the same time too [S02]', async () => {
    const all = await Promise.all([titles(), titles(), titles()])
    assert.deepEqual(new Set(all.flat()), new Set(['before']))
    await rename('after')
    time += 999
    assert.deepEqual(new Set(await titles()), new Set(['before']))
    time += 1
    assert.deepEqual(new Set(await titles()), new Set(['after']))
  })

  it('is of one brand, one query and one encoding', async () => {
    const other = await call(app, home, { headers: { 'x-brand-id': '2' } })
    const own = await call(app, home, { headers: { 'x-brand-id': '1' } })
    assert.notDeepEqual(other.data, own.data)
    assert.equal((await titles({}, `${paths.feedHome}?limit=2`)).length, 2)
    const packed = await app.fetch(home, { headers: { 'accept-encoding': 'br', 'x-brand-id': '1' } })
    assert.deepEqual(JSON.parse(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()), {
      code: 200,
      message: 'OK',
      data: own.data,
    })
  })

  it('is not given to a viewer, nor made of a viewer’s', async () => {
    const { headers } = await signIn(app, 'ines')
    await titles()
    await rename('after')
    const response = await app.fetch(home, { headers })
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.deepEqual(new Set(await titles({ headers })), new Set(['after']))
    assert.deepEqual(new Set(await titles()), new Set(['before']))
  })

  it('may be kept by browsers that ask whether it is still true, and for a second by a network in front', async () => {
    const first = await app.fetch(home)
    const etag = first.headers.get('etag') ?? ''
    assert.match(etag, /^"[\w-]{27}"$/)
    assert.equal(first.headers.get('cache-control'), 'public, no-cache')
    assert.equal(first.headers.get('cdn-cache-control'), 'max-age=1, stale-while-revalidate=30')
    assert.equal(first.headers.get('vary'), 'authorization, x-brand-id, accept-encoding')
    const again = await app.fetch(home, { headers: { 'if-none-match': etag } })
    assert.deepEqual([again.status, await again.text()], [304, ''])
    await rename('after')
    time += 1000
    const changed = await app.fetch(home, { headers: { 'if-none-match': etag } })
    assert.equal(changed.status, 200)
    assert.notEqual(changed.headers.get('etag'), etag)
    assert.notEqual(first.headers.get('x-request-id'), changed.headers.get('x-request-id'))
  })

  it('is no refusal: that is each caller’s own', async () => {
    const bad = `${paths.feedCommunity}?slug=nothing-here`
    for (let times = 0; times < 2; times++) {
      const answer = await app.fetch(bad)
      assert.deepEqual([answer.status, answer.headers.get('etag')], [404, null])
    }
  })
})
