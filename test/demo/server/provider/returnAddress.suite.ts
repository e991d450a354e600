import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { isReturnAddress } from '../../../../demo/server/provider/returnAddress'
import { demoPages } from '../../../../demo/server/seed/returnAddresses'
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

    it('returns to pages that the brand has registered, whatever their query, and to no other page of theirs [F01] [S04]', async () => {
      const registered = ['https://lumen.example/account', 'https://shop.lumen.example/a/*', '/home', '/video/*']
      await app.db.query(sql`update brands set return_addresses = ${JSON.stringify(registered)}::jsonb where id = 1`)
      for (const [address, code] of [
        ['https://lumen.example/account', codes.ok],
        ['https://lumen.example/account?a=b&c=%5C', codes.ok],
        ['https://shop.lumen.example/a/b?c', codes.ok],
        ['http://localhost/home', codes.ok],
        ['http://localhost/video/windows', codes.ok],
        ...[
          ...['https://lumen.example/', 'https://lumen.example/account/', 'https://lumen.example/account/x'],
          ...['https://lumen.example/Account', 'https://lumen.example/users/mallory', 'http://lumen.example/account'],
          ...['https://lumen.example:444/account', 'https://shop.lumen.example/account'],
          ...['https://shop.lumen.example/a/', 'https://shop.lumen.example/a/b/c', 'https://shop.lumen.example/a/..'],
          ...[
            'https://shop.lumen.example/a/b%2Fc',
            'https://shop.lumen.example/a/%5Cc',
            'https://shop.lumen.example/ab',
          ],
          ...[
            'http://localhost/',
            'http://localhost/article.html',
            'http://127.0.0.1/home',
            'http://localhost:8080/home',
          ],
        ].map((it) => [it, codes.badRequest] as const),
      ] as const)
        assert.equal((await ask(app, { page: address })).code, code, address)
      const other = { page: 'https://lumen.example/account', brand: '2', provider: 'apple' }
      assert.equal((await ask(app, other)).code, codes.badRequest)
    })

    it('returns to none of the demo’s pages that the seed does not name [S04]', async (t) => {
      const fresh = await stand.app()
      t.after(() => fresh.close())
      for (const path of demoPages) {
        const page = `http://localhost${path.replace('*', 'windows')}`
        assert.equal((await ask(fresh, { page })).code, codes.ok, page)
        const answer = await fresh.fetch(page)
        // An app shows its own page for what is not there.
        assert.ok(answer.status !== 404 || (await answer.text()).includes('<geuin-app'), page)
      }
      assert.equal((await ask(fresh, { page: 'http://localhost/mailbox' })).code, codes.badRequest)
    })
  })

  describe('what a brand can register', () => {
    for (const address of [
      ...['https://lumen.example', '/', 'https://lumen.example/', '/*', 'https://lumen.example/*', '//evil.example/x'],
      ...['https://*.lumen.example/x', '/a/*/b', '/a*', '/a/**', 'ftp://lumen.example/x', 'javascript:alert(1)', ''],
      ...[
        'https://lumen.example/x?y',
        '/x#y',
        'https://me@lumen.example/x',
        '/a b',
        '\\\\evil.example',
        'https:lumen/x',
      ],
    ]) {
      const isPage = ['/', 'https://lumen.example/'].includes(address)
      it(`${isPage ? 'is' : 'is not'} ${JSON.stringify(address)} [S04]`, () => {
        assert.equal(isReturnAddress(address), isPage)
      })
    }
  })
}
