import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { raw, sql } from '../../../../demo/server/database/sql'
import { readClaims } from '../../../../demo/server/provider/claims'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { call, type Stand, signIn } from '../../../support/server'
import { permit, png, put } from '../upload/pictures'
import { browser, codeFor, consume, enter, post, send, sent } from './signIn'

/** A JPEG's marker before each of the passes that draw it. */
const startOfScan = Buffer.from([0xff, 0xda])
const day = 24 * 60 * 60 * 1000

/** A PNG's beginning that promises a picture, and nothing behind it. */
const damaged = async () => Buffer.concat([(await png()).subarray(0, 60), Buffer.alloc(200)])

export const abuseSuite = (stand: Stand): void => {
  describe('an attacker', () => {
    it('cannot mail an address more often by adding a number that fails [F13] [S04]', async (t) => {
      const mails: string[] = []
      const app = await stand.app({
        messenger: { mail: async (to) => void mails.push(to), text: () => Promise.reject(new Error('no such number')) },
      })
      t.after(app.close)
      const ask = (body: object) => post(app, paths.sendDownloadLink, { ...body })
      const [email, mobile] = ['victim@mail.example', '+14155550132']
      assert.equal((await ask({ email, mobile })).code, codes.codeNotSent)
      assert.equal((await ask({ email })).status, 429)
      assert.equal((await ask({ mobile })).code, codes.codeNotSent, 'what did not arrive may be asked for again')
      assert.deepEqual(mails, [email])
    })

    it('cannot get an account by an address whose letters change in lower case [S04]', () => {
      const claims = (email: string) => readClaims({ iss: 'https://id.example', sub: '1', email, email_verified: true })
      assert.equal(claims('Mike@Mail.example').email, 'mike@mail.example')
      // U+212A, the Kelvin sign, whose small letter is an ordinary k.
      assert.equal(claims('mi\u212Ae@mail.example').email, null)
      assert.equal(claims('mike@\u212Aino.example').email, null)
    })

    it('cannot have a stored picture decoded a second time [F16] [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const { headers } = await signIn(app, 'mira.light')
      const { data } = await permit(app, 'uploads/profile_images/abuse1.png', headers)
      assert.equal((await put(app, data.uploadURL, await png(), 'image/png')).status, 200)
      // A server that decodes it answers 415.
      assert.equal((await put(app, data.uploadURL, await damaged(), 'image/png')).status, 409)
    })

    it('cannot have a picture decoded that is drawn in too many passes [F16] [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const { headers } = await signIn(app, 'mira.light')
      const plain = sharp({ create: { width: 200, height: 200, channels: 3, background: '#112233' } })
      const picture = await plain.jpeg({ progressive: true, optimiseScans: true }).toBuffer()
      const [scan, end] = [picture.subarray(picture.lastIndexOf(startOfScan), -2), picture.subarray(-2)]
      const statusOf = async (name: string, times: number) => {
        const { data } = await permit(app, `uploads/profile_images/${name}.jpg`, headers, 'image/jpeg')
        const bytes = Buffer.concat([picture.subarray(0, -2), ...Array<Buffer>(times).fill(scan), end])
        return (await put(app, data.uploadURL, bytes, 'image/jpeg')).status
      }
      assert.deepEqual([await statusOf('drawn50', 50), await statusOf('drawn300', 300)], [200, 415])
    })

    it('who uses one permit again and again is slowed down, and so is who makes links or has pictures fetched [S04]', async (t) => {
      const time = Date.parse('2026-03-02T08:00:00Z')
      const app = await stand.app({
        ...{ rate: { burst: 50, perSecond: 30 }, trustedProxies: 1, now: () => new Date(time) },
      })
      t.after(app.close)
      const from = { 'x-forwarded-for': '203.0.113.9' }
      const headers = { ...(await signIn(app, 'mira.light')).headers, ...from }
      const { data } = await permit(app, 'uploads/profile_images/abuse2.png', headers)
      const tooMany = async (ask: () => Promise<{ status: number }>) => {
        for (let n = 0; n < 10; n++) assert.notEqual((await ask()).status, 429)
        assert.equal((await ask()).status, 429)
      }
      const bytes = await damaged()
      await tooMany(() => put(app, data.uploadURL, bytes, 'image/png', from))
      const refused = await put(app, data.uploadURL, bytes, 'image/png', from)
      assert.equal(refused.headers.get('access-control-allow-origin'), '*', 'the page must be able to read it')
      await tooMany(() => post(app, paths.appLink, { type: 'get_app', payload: {} }, from))
      await tooMany(() =>
        call(app, `${paths.fetchImage}?url=${encodeURIComponent('http://10.0.0.1/a.png')}`, { headers }),
      )
      const another = { ...headers, 'x-forwarded-for': '203.0.113.10' }
      assert.equal((await post(app, paths.appLink, { type: 'get_app', payload: {} }, another)).code, 200)
    })

    it('with all the addresses of one IPv6 network counts as one caller [S04]', async (t) => {
      const time = Date.parse('2026-03-02T08:00:00Z')
      const app = await stand.app({
        ...{ rate: { burst: 3, perSecond: 0.5 }, trustedProxies: 1, now: () => new Date(time) },
      })
      t.after(app.close)
      const ask = async (address: string) =>
        (await app.fetch(paths.brand, { headers: { 'x-forwarded-for': address } })).status
      const answers: number[] = []
      for (let n = 1; n <= 4; n++) answers.push(await ask(`2001:db8:1:2::${n}`))
      assert.deepEqual(answers, [200, 200, 200, 429])
      assert.equal(await ask('2001:db8:1:3::1'), 200)
    })

    it('cannot cause an error 500 with a deep body or a forged cursor [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
      for (const body of [`{"x":${deep}}`, `{"email":${deep},"encrypted_device_id":"b"}`]) {
        const answer = await call(app, paths.sendCode, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
        assert.equal(answer.status, 400)
      }
      const path = `${paths.feedHome}?sort=latest&limit=1`
      const { next_cursor: cursor } = (await call<{ next_cursor: string }>(app, path)).data
      const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')) as string[]
      const [name = '', place = '', id = '', first = ''] = parts
      for (const keys of [
        ['5', id, first],
        ['0000-01-01T00:00:00.000Z', id, first],
        ['2026-02-30T00:00:00.000Z', id, first],
        [place, place, first],
        [place, id, place],
      ]) {
        const made = Buffer.from(JSON.stringify([name, ...keys])).toString('base64url')
        assert.equal((await call(app, `${path}&cursor=${made}`)).status, 400, keys.join())
      }
    })

    it('cannot cause an error 500 with names that every object has, in a query or a body [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf']) {
        assert.equal((await call(app, `${paths.feedHome}?${name}=1`)).status, 400, `?${name}`)
        for (const body of [`{"${name}":1}`, `{"email":"a@b.example","x":[{"${name}":{}}]}`]) {
          const headers = { 'content-type': 'application/json' }
          assert.equal((await call(app, paths.sendCode, { method: 'POST', headers, body })).status, 400, body)
        }
      }
    })

    it('cannot put a file where another user’s file has its folder, which would block the removal [F15] [F16] [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const { headers } = await signIn(app, 'mira.light')
      for (const path of ['uploads/s/user2.png/x.png', 'uploads/a.b/x.png']) {
        const answer = await post(app, paths.createUploadUrl, { path, contentType: 'image/png' }, headers)
        assert.equal(answer.status, 400, path)
      }
    })

    it('burns a permit with a picture that cannot be drawn [F16] [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const { headers } = await signIn(app, 'mira.light')
      const { data } = await permit(app, 'uploads/profile_images/burnt.png', headers)
      assert.equal((await put(app, data.uploadURL, await damaged(), 'image/png')).status, 415)
      assert.equal((await put(app, data.uploadURL, await damaged(), 'image/png')).status, 403)
      assert.equal((await put(app, data.uploadURL, await png(), 'image/png')).status, 403)
    })

    it('has two pictures prepared at a time, so that others need not wait for them [F16] [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const [mine, others] = [await signIn(app, 'mira.light'), await signIn(app, 'ines')]
      const addresses: string[] = []
      for (let n = 0; n < 5; n++) {
        addresses.push((await permit(app, `uploads/profile_images/many${n}.png`, mine.headers)).data.uploadURL)
      }
      const other = (await permit(app, 'uploads/profile_images/other.png', others.headers)).data.uploadURL
      const bytes = await png(700, 700)
      const answers = await Promise.all([...addresses, other].map((address) => put(app, address, bytes, 'image/png')))
      const statuses = answers.map(({ status }) => status)
      assert.deepEqual(statuses.slice(0, 5).sort(), [200, 200, 429, 429, 429])
      assert.equal(statuses[5], 200)
    })

    it('cannot cause an error 500 with a null character in an address [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const go = '/api/v4/auth/provider/go'
      const back = '/api/v4/auth/provider/back'
      for (const [path, status] of [
        ['/l/%00', 404],
        [`${go}?request=a&state=%00`, 400],
        [`${back}/%00?state=a&code=a`, 400],
        [`${back}/google?state=a&code=%00`, 400],
      ] as const)
        assert.equal((await app.fetch(path)).status, status, path)
    })

    it('with somebody’s session cannot change the address unnoticed [F05] [S04]', async (t) => {
      const app = await stand.app()
      t.after(app.close)
      const [old, next] = ['before@mail.example', 'after@mail.example']
      const { headers } = await enter(app, { email: old })
      const change = async (address: { email: string } | { phoneNumber: string }) => {
        const { data } = await send(app, address, { is_update_flow: true }, headers)
        const to = 'email' in address ? address.email : address.phoneNumber
        const { preAuthSessionId, deviceId } = data
        const proof = { userInputCode: codeFor(app, to), preAuthSessionId, deviceId, encrypted_device_id: browser }
        return post(app, paths.updateContact, proof, headers)
      }
      assert.equal((await change({ email: next })).code, 200)
      await app.runJobs()
      const [notice] = app.mailbox.list().filter(({ to }) => to === old)
      assert.match(notice?.text ?? '', /email address of your Lumen account was changed/)
      assert.doesNotMatch(notice?.text ?? '', /after@mail/, 'who has the old address need not have the new one')
      assert.equal((await change({ phoneNumber: '+14155550132' })).code, 200)
      await app.runJobs()
      assert.match(
        app.mailbox.list().find(({ to }) => to === next)?.text ?? '',
        /phone number of your Lumen account was/,
      )
    })
  })

  describe('time', () => {
    it('removes addresses of old codes and sessions that have run out [S04]', async (t) => {
      let time = Date.parse('2026-03-02T08:00:00Z')
      const app = await stand.app({ now: () => new Date(time) })
      t.after(app.close)
      const { refreshToken } = await enter(app, { email: 'once@mail.example' })
      await sent(app, { email: 'twice@mail.example' })
      const count = async (table: string) =>
        (await app.db.query<{ n: number }>(sql`select count(*)::int as n from ${raw(table)}`))[0]?.n
      await app.services.codeBook.sweep()
      assert.equal(await count('code_addresses'), 2)
      time += 2 * day
      const { session, code } = await sent(app, { email: 'twice@mail.example' })
      await app.services.codeBook.sweep()
      assert.equal(await count('code_addresses'), 1)
      assert.equal((await consume(app, { email: 'twice@mail.example' }, session, code)).code, 200)

      const refresh = (token: string) =>
        post(app, paths.sessionRefresh, {}, { 'gn-refresh-token': token }).then(({ headers, code }) => ({
          code,
          token: headers.get('gn-refresh-token') ?? '',
        }))
      time += 50 * day
      const { token } = await refresh(refreshToken)
      time += 20 * day
      await app.services.sessions.sweep()
      assert.equal(await count('sessions'), 1, 'the other one has not been used for sixty days')
      assert.equal((await refresh(token)).code, 200)
    })
  })
}
