import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose'
import { readProviders } from '../../../../demo/server/provider/providerConfig'

const publicUrl = { GEUIN_PUBLIC_URL: 'https://api.example/' }
const google = { GEUIN_GOOGLE_CLIENT_ID: 'g-1', GEUIN_GOOGLE_CLIENT_SECRET: 'g-secret' }

describe('the settings of real providers', () => {
  it('are empty without variables [A03]', () => {
    assert.deepEqual(readProviders({}), { google: null, apple: null, publicUrl: null })
    assert.deepEqual(readProviders({ GEUIN_GOOGLE_CLIENT_ID: '', ...publicUrl }), {
      ...{ google: null, apple: null, publicUrl: 'https://api.example' },
    })
  })

  it('configure Google [F01]', async () => {
    const provider = readProviders({ ...publicUrl, ...google }).google
    assert.deepEqual([provider?.issuer, provider?.clientId], ['https://accounts.google.com', 'g-1'])
    assert.equal(await provider?.clientSecret(), 'g-secret')
    const elsewhere = readProviders({ ...publicUrl, ...google, GEUIN_GOOGLE_ISSUER: 'https://id.example/' })
    assert.equal(elsewhere.google?.issuer, 'https://id.example')
  })

  it('configure Apple, whose secret is signed anew each time [F01]', async () => {
    const pair = await generateKeyPair('ES256', { extractable: true })
    const { apple } = readProviders({
      ...publicUrl,
      ...{ GEUIN_APPLE_CLIENT_ID: 'example.web', GEUIN_APPLE_TEAM_ID: 'TEAM', GEUIN_APPLE_KEY_ID: 'KEY' },
      GEUIN_APPLE_PRIVATE_KEY: (await exportPKCS8(pair.privateKey)).replaceAll('\n', '\\n'),
    })
    assert.deepEqual([apple?.issuer, apple?.responseMode], ['https://appleid.apple.com', 'form_post'])
    const { payload, protectedHeader } = await jwtVerify((await apple?.clientSecret()) ?? '', pair.publicKey, {
      ...{ issuer: 'TEAM', subject: 'example.web', audience: 'https://appleid.apple.com' },
    })
    assert.deepEqual([protectedHeader.alg, protectedHeader.kid], ['ES256', 'KEY'])
    assert.equal((payload.exp ?? 0) - (payload.iat ?? 0), 300)
  })

  it('are named in the error when one is wrong or missing [S01]', () => {
    const wrong: [Record<string, string>, RegExp][] = [
      [google, /^GEUIN_PUBLIC_URL must be set/],
      [{ ...publicUrl, GEUIN_GOOGLE_CLIENT_ID: 'g-1' }, /^GEUIN_GOOGLE_CLIENT_SECRET must be set too$/],
      [
        { ...publicUrl, GEUIN_APPLE_KEY_ID: 'K' },
        /^GEUIN_APPLE_CLIENT_ID, GEUIN_APPLE_TEAM_ID, GEUIN_APPLE_PRIVATE_KEY/,
      ],
      [{ ...publicUrl, ...google, GEUIN_GOOGLE_ISSUER: 'google' }, /^GEUIN_GOOGLE_ISSUER must be an address/],
      [{ GEUIN_PUBLIC_URL: 'javascript:alert(1)' }, /^GEUIN_PUBLIC_URL must be an address/],
      [{ GEUIN_PUBLIC_URL: 'https://api.example/?x=1' }, /^GEUIN_PUBLIC_URL/],
      [
        {
          ...publicUrl,
          ...{ GEUIN_APPLE_CLIENT_ID: 'a', GEUIN_APPLE_TEAM_ID: 'b', GEUIN_APPLE_KEY_ID: 'c' },
          GEUIN_APPLE_PRIVATE_KEY: 'AuthKey.p8',
        },
        /^GEUIN_APPLE_PRIVATE_KEY must be/,
      ],
    ]
    for (const [env, message] of wrong)
      assert.throws(
        () => readProviders(env),
        ({ message: text }: Error) => message.test(text),
      )
  })
})
