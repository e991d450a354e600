import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, describe, it } from 'node:test'
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose'
import { sql } from '../../../../demo/server/database/sql'
import { people } from '../../../../demo/server/demoProvider/people'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import type { Answer, Stand } from '../../../support/server'
import { enter } from '../signIn/signIn'
import { enterWithToken, signInThrough } from './provider'

const issuer = 'https://id.lumen.example'

export const ssoTokenSuite = (stand: Stand): void => {
  describe('a token of the brand’s own page', () => {
    let app: TestApp
    let time: number
    let troubles: string[] = []
    let pair: Awaited<ReturnType<typeof generateKeyPair>>
    const seconds = () => Math.floor(time / 1000)
    const claims = (): JWTPayload => ({
      ...{ iss: issuer, aud: 'geuin:1', sub: 'member-7', jti: randomUUID(), iat: seconds(), exp: seconds() + 60 },
      ...{ email: 'member@mail.example', email_verified: true, name: 'Noa Member' },
    })
    const sign = (change: JWTPayload = {}, key = pair.privateKey) =>
      new SignJWT(JSON.parse(JSON.stringify({ ...claims(), ...change })))
        .setProtectedHeader({ alg: 'ES256', kid: 'lumen-1' })
        .sign(key)
    const configure = (sso: object) => app.db.query(sql`update brands set sso = ${JSON.stringify(sso)} where id = 1`)
    const refused = ({ status, code, data, headers }: Answer<unknown>, why: RegExp) => {
      assert.deepEqual([status, code, data], [422, codes.providerRefused, null])
      assert.equal(headers.get('gn-access-token'), null)
      assert.match(troubles.at(-1) ?? '', why)
    }

    before(async () => {
      time = Date.parse('2026-03-02T08:00:00Z')
      app = await stand.app({
        now: () => new Date(time),
        onSignInRefused: ({ message }) => troubles.push(message),
      })
      pair = await generateKeyPair('ES256')
    })
    after(() => app.close())
    beforeEach(async () => {
      troubles = []
      const key = { ...(await exportJWK(pair.publicKey)), kid: 'lumen-1', alg: 'ES256' }
      await configure({ issuer, token_keys: { keys: [key] } })
    })

    it('signs its person in, and into the same account again [D12] [F02]', async () => {
      const first = await enterWithToken(app, await sign())
      assert.equal(first.code, codes.ok, troubles.join())
      assert.deepEqual([first.data?.email, first.data?.name], ['member@mail.example', 'Noa Member'])
      assert.ok(first.headers.get('gn-access-token') && first.headers.get('gn-refresh-token'))
      const second = await enterWithToken(app, await sign({ email: undefined, email_verified: undefined }))
      assert.equal(second.data?.user_id, first.data?.user_id)
    })

    it('leads to the account with the same address when the brand has confirmed it, and only then [S04]', async () => {
      const { account } = await enter(app, { email: 'reader@mail.example' })
      const email = 'Reader@mail.example'
      for (const [sub, verified] of [
        ['a', false],
        ['b', undefined],
        ['c', 'yes'],
        ['d', 1],
      ] as const) {
        const { data } = await enterWithToken(app, await sign({ sub, email, email_verified: verified }))
        assert.equal(data?.email, null)
        assert.notEqual(data?.user_id, account.user_id)
      }
      const { data } = await enterWithToken(app, await sign({ sub: 'e', email, email_verified: true }))
      assert.equal(data?.user_id, account.user_id)
    })

    it('works once, also when it is sent ten times in parallel [S04]', async () => {
      const token = await sign()
      const answers = await Promise.all(Array.from({ length: 10 }, () => enterWithToken(app, token)))
      assert.deepEqual(answers.map(({ code }) => code).sort(), [codes.ok, ...Array(9).fill(codes.providerRefused)])
      time += 30_000
      refused(await enterWithToken(app, token), /used before/)
      await app.services.providers.sweep()
      refused(await enterWithToken(app, token), /used before/)
    })

    for (const [what, change, why] of [
      ['for another brand', () => ({ aud: 'geuin:2' }), /aud/],
      ['for another client of the brand’s', () => ({ aud: 'shop' }), /aud/],
      ['of another issuer', () => ({ iss: 'https://evil.example' }), /iss/],
      ['that has run out', () => ({ iat: seconds() - 200, exp: seconds() - 31 }), /exp/],
      ['of tomorrow', () => ({ iat: seconds() + 86_400, exp: seconds() + 86_460 }), /iat/],
      ['that is good for an hour', () => ({ exp: seconds() + 3600 }), /too long/],
      ['that is good for ever', () => ({ exp: undefined }), /exp/],
      ['that was made at no time', () => ({ iat: undefined }), /iat/],
      ['without a number', () => ({ jti: undefined }), /jti/],
      ['without an end to its number', () => ({ jti: 'x'.repeat(256) }), /jti/],
      ['for nobody', () => ({ sub: undefined }), /sub/],
      ['for an empty name', () => ({ sub: '' }), /nobody/],
    ] as [string, () => JWTPayload, RegExp][])
      it(`${what} signs nobody in [S04]`, async () => {
        refused(await enterWithToken(app, await sign(change())), why)
      })

    it('that the brand has not signed signs nobody in [S04]', async () => {
      const other = await generateKeyPair('ES256')
      refused(await enterWithToken(app, await sign({}, other.privateKey)), /signature/)
      refused(await enterWithToken(app, new UnsecuredJWT(claims()).encode()), /./)
      // The public key as if it were a secret.
      const known = new TextEncoder().encode(await exportSPKI(pair.publicKey as CryptoKey))
      const confused = new SignJWT(claims()).setProtectedHeader({ alg: 'HS256', kid: 'lumen-1' })
      refused(await enterWithToken(app, await confused.sign(known)), /alg/)
      for (const token of ['x', 'a.b.c', `${await sign()}x`]) refused(await enterWithToken(app, token), /./)
    })

    it('does not work as a provider’s code, nor a provider’s token in its place [S04]', async () => {
      assert.equal((await enterWithToken(app, await sign(), { provider: 'google' })).code, codes.providerMissing)
      assert.equal((await enterWithToken(app, await sign(), { brand: '2' })).code, codes.providerMissing)
      assert.equal((await signInThrough(app, { provider: 'google' })).code, codes.ok)
    })

    it('can be checked with keys from an address; while that is unreachable nobody signs in [F02]', async () => {
      await configure({ issuer, token_keys: 'http://127.0.0.1:9/jwks.json' })
      refused(await enterWithToken(app, await sign()), /./)
    })

    it('of a brand with no keys signs nobody in [A03]', async () => {
      await configure({ issuer, client_id: 'geuin' })
      assert.equal((await enterWithToken(app, await sign())).code, codes.providerMissing)
    })

    it('of the demo’s own page is the same person as by its button [D12]', async () => {
      await app.db.query(sql`update brands set sso = null where id = 1`)
      const [, , robin, sasha] = people
      assert.ok(robin && sasha)
      for (const person of [robin, sasha]) {
        const token = await app.demoProvider.ssoToken('lumen-id', '1', person)
        const { data } = await enterWithToken(app, token)
        const trip = { provider: 'lumen-id', choose: { person: person.id } }
        assert.equal((await signInThrough(app, trip)).data?.user_id, data?.user_id)
      }
    })
  })
}
