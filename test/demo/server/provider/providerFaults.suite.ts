import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from '../../../../demo/server/database/sql'
import { googleOwnsEmail } from '../../../../demo/server/provider/claims'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { Stand } from '../../../support/server'
import { enter } from '../signIn/signIn'
import { type CrowdAction, clientId, type FakeProvider, issuer, json, openFakeProvider } from './fakeProvider'
import { ask, enterWith, hop, leave } from './provider'

export const providerFaultsSuite = (stand: Stand): void => {
  describe('a provider that misbehaves', () => {
    let app: TestApp
    let fake: FakeProvider
    let time: number
    let troubles: string[] = []
    const seconds = () => Math.floor(time / 1000)
    const claims = (nonce: string): JWTPayload => ({
      ...{ iss: issuer, aud: clientId, sub: 'person-1', email: 'person@mail.example', email_verified: true, nonce },
      ...{ iat: seconds(), exp: seconds() + 300 },
    })
    /** Comes back from the fake, whose token endpoint does what it is told. */
    const comeBack = async (answer: (nonce: string) => CrowdAction | Promise<CrowdAction>) => {
      const { searchParams: authorisationParams } = await leave(app)
      fake.routes['/token'] = await answer(authorisationParams.get('nonce') ?? '')
      const callback = new URL(authorisationParams.get('redirect_uri') ?? '')
      callback.search = new URLSearchParams({
        code: 'theirs',
        state: authorisationParams.get('state') ?? '',
      }).toString()
      return { authorisationParams, answer: await enterWith(app, await hop(app, callback.href)) }
    }
    const withToken = (make: (claims: JWTPayload) => Promise<string> | string) =>
      comeBack(async (nonce) => json({ access_token: 'x', id_token: await make(claims(nonce)) }))
    const refused = ({ answer }: Awaited<ReturnType<typeof comeBack>>, why?: RegExp) => {
      assert.deepEqual([answer.status, answer.code, answer.data], [422, codes.providerRefused, null])
      assert.equal(answer.message, 'The provider did not confirm the sign-in')
      assert.equal(answer.headers.get('gn-access-token'), null)
      assert.match(troubles.at(-1) ?? '', why ?? /./)
    }

    before(async () => {
      time = Date.parse('2026-03-02T08:00:00Z')
      fake = await openFakeProvider()
      app = await stand.app({
        now: () => new Date(time),
        providers: { google: fake.provider, timeoutMs: 2000 },
        onSignInRefused: ({ message }) => troubles.push(message),
      })
    })
    after(async () => {
      await app.close()
      await fake.close()
    })
    beforeEach(() => {
      fake.behave()
      troubles = []
      // The discovery document of the test before is read anew.
      time += 2 * 60 * 60 * 1000
    })

    it('gets the secret in the header, PKCE’s verifier and the same redirect address [F02] [S04]', async () => {
      const { authorisationParams, answer } = await withToken((it) => fake.sign(it))
      assert.equal(answer.code, codes.ok, troubles.join())
      const { body, authorization } = fake.requests.find(({ path }) => path === '/token') ?? assert.fail()
      assert.equal(authorization, `Basic ${Buffer.from('client-1:a+secret%3A+100%25').toString('base64')}`)
      assert.deepEqual([body.get('grant_type'), body.get('code')], ['authorization_code', 'theirs'])
      assert.equal(body.get('redirect_uri'), authorisationParams.get('redirect_uri'))
      const verifier = body.get('code_verifier') ?? ''
      assert.match(verifier, /^[\w-]{43,128}$/)
      assert.equal(createHash('sha256').update(verifier).digest('base64url'), authorisationParams.get('code_challenge'))
      assert.equal(authorisationParams.get('tenant'), '1')
    })

    it('gets the secret in the body when its metadata says so [F02]', async () => {
      const methods = { token_endpoint_auth_methods_supported: ['private_key_jwt', 'client_secret_post'] }
      fake.routes['/.well-known/openid-configuration'] = json({ ...fake.document, ...methods })
      assert.equal((await withToken((it) => fake.sign(it))).answer.code, codes.ok)
      const { body, authorization } = fake.requests.find(({ path }) => path === '/token') ?? assert.fail()
      assert.deepEqual(
        [authorization, body.get('client_id'), body.get('client_secret')],
        [undefined, clientId, fake.secret],
      )
    })

    for (const [what, change] of [
      ['another issuer', () => ({ iss: 'https://evil.example' })],
      ['another client', () => ({ aud: 'client-2' })],
      [
        'several clients, of which we are not the one that asked',
        () => ({ aud: [clientId, 'client-2'], azp: 'client-2' }),
      ],
      ['another sign-in', () => ({ nonce: 'of-another' })],
      ['no sign-in', () => ({ nonce: undefined })],
      ['yesterday', () => ({ iat: seconds() - 90_000, exp: seconds() - 86_400 })],
      ['ever', () => ({ exp: undefined })],
      ['nobody', () => ({ sub: undefined })],
    ] as [string, () => JWTPayload][])
      it(`signs nobody in with a token for ${what} [F02] [S04]`, async () => {
        refused(await withToken((it) => fake.sign(JSON.parse(JSON.stringify({ ...it, ...change() })))))
      })

    it('signs nobody in with a token that is not signed by its key [F02] [S04]', async () => {
      const { privateKey } = await generateKeyPair('ES256')
      refused(await withToken((it) => fake.sign(it, privateKey)), /signature/)
      refused(await withToken((it) => fake.sign(it, privateKey, { kid: 'key-2' })), /key/)
      refused(await withToken((it) => new UnsecuredJWT(it).encode()))
      const known = new TextEncoder().encode(fake.secret)
      refused(
        await withToken((it) => new SignJWT(it).setProtectedHeader({ alg: 'HS256', kid: fake.kid }).sign(known)),
        /alg/,
      )
      refused(
        await withToken(async (it) => (await fake.sign(it)).replace(/\.[^.]+\./, '.eyJzdWIiOiJhIn0.')),
        /signature/,
      )
    })

    for (const [what, routeHandler] of [
      ['fails', json({ error: 'server_error' }, 500)],
      ['refuses the code', json({ error: 'invalid_grant' }, 400)],
      ['does not answer', () => undefined],
      ['hangs up', (response) => response.destroy()],
      ['answers no JSON', (response) => response.end('<html>')],
      ['answers no token', json({ access_token: 'x' })],
    ] as [string, CrowdAction][]) {
      it(`signs nobody in when it ${what} [F02]`, async () => {
        refused(await comeBack(() => routeHandler))
      })

      it(`is not gone to when its description ${what} [F01]`, async () => {
        fake.routes['/.well-known/openid-configuration'] = routeHandler
        const { status, code, data } = await ask(app)
        assert.deepEqual([status, code, data], [422, codes.providerRefused, null])
        assert.equal(troubles.length, 1)
        fake.behave()
        assert.equal((await ask(app)).code, codes.ok)
      })
    }

    it('that is Google leads to an account by addresses that Google gives out, and by no other [F02] [S04]', async (t) => {
      const google = { ...fake.provider, ownsEmail: googleOwnsEmail }
      const real = await stand.app({ now: () => new Date(time), providers: { google } })
      t.after(() => real.close())
      for (const [claim, isOwn] of [
        [{ email: 'person@mail.example' }, false],
        [{ email: 'person@mail.example', hd: '' }, false],
        [{ email: 'person@gmail.com.mail.example' }, false],
        [{ email: 'person@mygmail.com' }, false],
        [{ email: 'person@gmail.com', email_verified: false }, false],
        [{ email: 'Person@Gmail.com' }, true],
        [{ email: 'person@brand.example', hd: 'brand.example' }, true],
      ] as [JWTPayload, boolean][]) {
        const email = String(claim.email).toLowerCase()
        const { account } = await enter(real, { email })
        time += 60_000
        const { searchParams } = await leave(real)
        const token = {
          ...claims(searchParams.get('nonce') ?? ''),
          sub: JSON.stringify(claim),
          email_verified: true,
          ...claim,
        }
        fake.routes['/token'] = json({ id_token: await fake.sign(token) })
        const callback = new URL(searchParams.get('redirect_uri') ?? '')
        callback.search = `${new URLSearchParams({ code: 'theirs', state: searchParams.get('state') ?? '' })}`
        const { data, code } = await enterWith(real, await hop(real, callback.href))
        assert.equal(code, codes.ok)
        assert.equal(data?.user_id === account.user_id, isOwn, JSON.stringify(claim))
        assert.equal(data?.email, isOwn ? email : null)
      }
    })

    it('cannot redirect the code, the secret and the verifier elsewhere [S04]', async () => {
      const { answer } = await comeBack(async (nonce) => {
        fake.routes['/elsewhere'] = json({ id_token: await fake.sign(claims(nonce)) })
        return (response) => response.writeHead(307, { location: '/elsewhere' }).end()
      })
      assert.equal(answer.code, codes.providerRefused)
      assert.ok(!fake.requests.some(({ path }) => path === '/elsewhere'))
    })

    it('is not used when its issuer differs or its page is not a web address [F01] [S04]', async () => {
      for (const change of [{ issuer: 'https://evil.example' }, { authorization_endpoint: 'javascript:alert(1)' }]) {
        fake.routes['/.well-known/openid-configuration'] = json({ ...fake.document, ...change })
        assert.equal((await ask(app)).code, codes.providerRefused)
      }
    })

    it('has its metadata read again after an hour, not before [F01]', async () => {
      await ask(app)
      await ask(app)
      assert.equal(fake.requests.length, 1)
      time += 60 * 60 * 1000
      await ask(app)
      assert.equal(fake.requests.length, 2)
    })

    it('does not exist without configuration and outside of the demo [A03]', async (t) => {
      const real = await stand.app({ providers: { demo: null } })
      t.after(() => real.close())
      for (const provider of ['google', 'apple', 'lumen-id'])
        assert.equal((await ask(real, { provider })).code, codes.providerMissing)
    })

    it('in production returns viewers to registered pages, the server’s own by its configured address [S04]', async (t) => {
      const providers = { google: fake.provider, demo: null, publicUrl: 'https://api.lumen.example' }
      const real = await stand.app({ providers })
      t.after(() => real.close())
      const registered = JSON.stringify(['https://lumen.example/', '/home'])
      await real.db.query(sql`update brands set return_addresses = ${registered}::jsonb where id = 1`)
      for (const [page, code] of [
        ['https://lumen.example/?a=b', codes.ok],
        ['https://api.lumen.example/home', codes.ok],
        ['https://api.lumen.example/', codes.badRequest],
        ['http://localhost/home', codes.badRequest],
      ] as const)
        assert.equal((await ask(real, { page })).code, code, page)
      const { data } = await ask(real, { page: 'https://lumen.example/' })
      assert.match(data?.url ?? '', /^https:\/\/api\.lumen\.example\/api\//)
      const authorization = await hop(
        real,
        `${data?.url.replace('https://api.lumen.example', 'http://localhost')}&state=s`,
      )
      assert.equal(
        authorization.searchParams.get('redirect_uri'),
        'https://api.lumen.example/api/v4/auth/provider/back/google',
      )
    })

    it('in production gets the server’s configured address, so that a forged Host has no effect [S04]', async (t) => {
      const real = await stand.app({ providers: { google: fake.provider, demo: null } })
      t.after(() => real.close())
      const query = new URLSearchParams({
        thirdPartyId: 'google',
        redirectURIOnProviderDashboard: 'http://evil.example/home',
        encrypted_device_id: 'browser-1',
      })
      const answer = await real.fetch(`http://evil.example${paths.providerUrl}?${query}`)
      assert.equal(answer.status, 400)
    })
  })
}
