import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { Stand } from '../../../support/server'
import { ask } from './provider'

export const returnAddressSuite = (stand: Stand): void => {
  describe('a sign-in with a provider', () => {
    let app: TestApp
    const begun = async () =>
      (await app.db.query<{ count: number }>(sql`select count(*)::int as count from provider_requests`))[0]?.count

    before(async () => {
      app = await stand.app()
    })
    after(() => app.close())

    for (const address of [
      ...[
        '//evil.example/',
        '/article.html',
        'article.html',
        'javascript:alert(1)',
        'data:text/html,x',
        'ftp://localhost/',
      ],
      ...[
        'http:localhost/',
        'http:/localhost/',
        'http:///localhost/',
        'http:\\\\evil.example/',
        'http://localhost\\@evil.example/',
      ],
      ...[
        'http://evil.example\\.localhost/',
        'http://viewer@localhost/',
        'http://localhost:secret@evil.example/',
        'http://@localhost/',
      ],
      ...[
        'http://localhost\\.evil.example/',
        'http://localhost/\\evil.example',
        'http://localhost/#part',
        'http://localhost/a b',
        'http://localhost/\tx',
        ' http://localhost/',
        'http://local\nhost/',
      ],
      ...[
        'https://evil.example/',
        'https://lumen.example.evil.example/',
        'https://lumen.example@evil.example/',
        'http://lumen.example/',
      ],
      ...[
        'https://lumen.example:8443/',
        'https://evil.example/?https://lumen.example/',
        'http://localhost.evil.example/',
      ],
      ...['http://127.0.0.1.evil.example/', 'http://0x7f.evil.example/', 'https://xn--lumen-.example/', 'http://[::1/'],
    ])
      it(`never comes back to ${JSON.stringify(address)} [S04]`, async () => {
        const before = await begun()
        const { status, code, data } = await ask(app, { page: address })
        assert.deepEqual([status, code, data], [400, 400, null])
        assert.equal(await begun(), before)
      })

    it('returns to the brand’s own sites, and in the demo to this machine [F01]', async () => {
      await app.db.query(sql`update brands set sites = '["https://shop.lumen.example"]' where id = 1`)
      for (const address of [
        ...[
          'https://lumen.example/',
          'https://shop.lumen.example/a?b=c',
          'http://localhost:8080/x',
          'http://127.0.0.1:3000/',
        ],
        ...['http://[::1]:4173/', 'http://blog.localhost/?q=a%20b&q=%5C'],
      ])
        assert.equal((await ask(app, { page: address })).code, codes.ok, address)
      assert.equal((await ask(app, { page: 'https://lumen.example/', brand: '2', provider: 'apple' })).code, 400)
    })
  })
}
