import assert from 'node:assert/strict'
import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, beforeEach, describe, it } from 'node:test'
import { decrypt } from 'http_ece'
import { importJWK, jwtVerify } from 'jose'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'
import { emptyVideo, send, type Who, written } from '../comment/comment'

/** A browser that has subscribed: what it gives away, and how it reads messages. */
const browser = (endpoint: string) => {
  const privateKey = createECDH('prime256v1')
  privateKey.generateKeys()
  const authSecret = randomBytes(16)
  const keys = { p256dh: privateKey.getPublicKey().toString('base64url'), auth: authSecret.toString('base64url') }
  return {
    subscription: { endpoint, keys, language: 'en-GB' },
    read: (body: Buffer) => JSON.parse(decrypt(body, { version: 'aes128gcm', privateKey, authSecret }).toString()),
  }
}

export const pushSuite = (stand: Stand) => {
  describe('push messages', () => {
    let app: TestApp
    let leo: Who
    let video: string
    let service: Server
    let origin: string
    let status = 201
    const received: Array<{ path: string; headers: Record<string, unknown>; body: Buffer }> = []
    const failures: string[] = []
    before(async () => {
      service = createServer((request, response) => {
        const chunks: Buffer[] = []
        request.on('data', (chunk) => chunks.push(chunk))
        request.on('end', () => {
          received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) })
          response.writeHead(status).end()
        })
      })
      await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
      origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
      const messages = { origin: '', site: '', contact: 'mailto:a@lumen.example', allowLoopback: true }
      app = await stand.app({ messages, onJobFailure: ({ error }) => failures.push(error.message) })
      video = await emptyVideo(app, 'windows')
    })
    beforeEach(async () => {
      status = 201
      received.length = 0
      failures.length = 0
      await app.db.query(sql`delete from push_subscriptions`)
      leo = await signIn(app, 'leo.hartmann')
    })
    after(async () => {
      await app.close()
      await new Promise((resolve) => service.close(resolve))
    })

    const subscribe = (body: object, who = leo) => send<null>(app, 'POST', paths.pushSubscription, body, who)
    const subscriptions = async () => (await app.db.query(sql`select 1 from push_subscriptions`)).length
    const comment = async (text: string) => {
      await written(app, await signIn(app, 'wren'), { video_id: video, text })
      await app.runJobs()
    }

    it('reach a browser that subscribed, readable for it alone, from this server alone [T19]', async () => {
      const { subscription, read } = browser(`${origin}/one`)
      assert.equal((await subscribe(subscription)).code, 200)
      await comment('Look at the ridge')
      assert.deepEqual(failures, [])
      const [message, ...others] = received
      assert.ok(message)
      assert.deepEqual(others, [])
      const { title, body, path, lang } = read(message.body)
      assert.equal(title, 'Lumen')
      assert.match(body, /commented on your video: “Look at the ridge”$/)
      assert.deepEqual([path, lang], ['/video/windows', 'en'])
      assert.equal(message.headers['content-encoding'], 'aes128gcm')
      assert.ok(Number(message.headers.ttl) > 0)
      const [, token = '', key = ''] = /^vapid t=(.+), k=(.+)$/.exec(String(message.headers.authorization)) ?? []
      const { public_key } = await get<{ public_key: string }>(app, paths.pushSubscription, leo)
      assert.equal(key, public_key)
      const point = Buffer.from(key, 'base64url')
      assert.deepEqual([point.length, point[0]], [65, 4])
      const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((it) => it.toString('base64url'))
      const { payload } = await jwtVerify(token, await importJWK({ kty: 'EC', crv: 'P-256', x, y } as never, 'ES256'))
      assert.deepEqual([payload.aud, payload.sub], [origin, 'mailto:a@lumen.example'])
    })

    it('go to every browser of a person, each once, and to nobody who wants none [T19]', async () => {
      for (const name of ['one', 'two']) await subscribe(browser(`${origin}/${name}`).subscription)
      await comment('Both')
      assert.deepEqual(received.map(({ path }) => path).sort(), ['/one', '/two'])
      await send(app, 'POST', paths.notificationSettings, { answers: { push: false } }, leo)
      await comment('None')
      assert.equal(received.length, 2)
      await send(app, 'POST', paths.notificationSettings, { answers: { push: true } }, leo)
    })

    it('are not sent for what was read meanwhile [T19]', async () => {
      await subscribe(browser(`${origin}/one`).subscription)
      await written(app, await signIn(app, 'wren'), { video_id: video, text: 'Seen at once' })
      await send(app, 'POST', paths.notificationRead, {}, leo)
      await app.runJobs()
      assert.deepEqual(received, [])
    })

    it('stop for a browser that is gone, that is unsubscribed, or where the person signed out [T19]', async () => {
      for (const gone of [404, 410]) {
        await subscribe(browser(`${origin}/gone`).subscription)
        status = gone
        await comment(`Gone ${gone}`)
        assert.equal(await subscriptions(), 0)
      }
      status = 201
      received.length = 0
      const { subscription } = browser(`${origin}/one`)
      await subscribe(subscription)
      const path = `${paths.pushSubscription}?endpoint=${encodeURIComponent(subscription.endpoint)}`
      await call(app, path, { method: 'DELETE', ...(await signIn(app, 'wren')) })
      assert.equal(await subscriptions(), 1, 'of somebody else')
      for (const again of [1, 2])
        assert.equal((await call(app, path, { method: 'DELETE', ...leo })).code, 200, String(again))
      assert.equal(await subscriptions(), 0)
      await subscribe(subscription)
      await send(app, 'POST', paths.signOut, {}, leo)
      await comment('Signed out')
      assert.deepEqual(received, [])
      await app.services.pushSubscriptions.sweep()
      assert.equal(await subscriptions(), 0)
    })

    it('are tried again when the push service fails, and the browser stays [T19]', async () => {
      await subscribe(browser(`${origin}/one`).subscription)
      status = 500
      await comment('Later')
      assert.deepEqual(failures, ['the push service answered 500'])
      assert.equal(await subscriptions(), 1)
    })

    it('belong to who subscribed last in a browser [T19]', async () => {
      const { subscription } = browser(`${origin}/one`)
      await subscribe(subscription)
      await subscribe(subscription, await signIn(app, 'yuki'))
      await comment('Not for yuki')
      assert.deepEqual(received, [])
      assert.equal(await subscriptions(), 1)
    })

    it('are refused for endpoints that are none and keys that are none [T19]', async () => {
      const { subscription } = browser('https://push.example/one')
      for (const endpoint of ['ftp://push.example/', 'http://10.0.0.1/', 'http://a:b@push.example/']) {
        const { code } = await subscribe({ ...subscription, endpoint })
        assert.ok([400, 5340].includes(code), `${endpoint}: ${code}`)
      }
      for (const keys of [
        { p256dh: 'AAAA', auth: subscription.keys.auth },
        { ...subscription.keys, auth: 'AAAA' },
      ]) {
        assert.equal((await subscribe({ ...subscription, keys })).code, 400)
      }
    })
  })
}
