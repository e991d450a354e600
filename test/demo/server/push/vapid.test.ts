import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { importJWK, jwtVerify } from 'jose'
import { vapid } from '../../../../demo/server/push/vapid'

describe('the server’s key for push services', () => {
  it('signs whatever it begins with, zeros as well [T19]', async () => {
    for (const first of [0x00, 0x7f]) {
      const secret = new Uint8Array(32).fill(7).fill(first, 0, 1)
      const { publicKey, authorization } = vapid(
        () => async () => secret,
        () => new Date(),
        'mailto:a@lumen.example',
      )
      const point = Buffer.from(await publicKey(), 'base64url')
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'))
      const [, token = ''] = /^vapid t=(.+), k=/.exec(await authorization('https://push.example/one')) ?? []
      const key = await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256')
      assert.equal((await jwtVerify(token, key)).payload.aud, 'https://push.example')
    }
  })
})
