import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { nicknamePattern } from '../../../../src/wire/fields'
import { paths } from '../../../../src/wire/paths'
import type { WireAccount } from '../../../../src/wire/user'
import { call, get, type Stand, signIn } from '../../../support/server'
import { type Address, browser, codeFor, consume, enter, otherThan, post, sealed, send, sent } from './signIn'

export const signInSuite = (stand: Stand): void => {
  describe('codes', () => {
    let app: TestApp
    let time: number
    let count = 0
    let address: Address & { email: string }
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    const wrong = async (session: Parameters<typeof consume>[2], code: string, triesLeft: number) => {
      const { status, code: answerCode, data } = await consume(app, address, session, otherThan(code))
      assert.deepEqual([status, answerCode, data], [422, codes.codeWrong, { triesLeft }])
    }
    const refused = async (session: Parameters<typeof consume>[2], code: string, expected: number, more = {}) => {
      const answer = await consume(app, address, session, code, more)
      assert.deepEqual([answer.status, answer.code], [422, expected])
      assert.equal(answer.headers.get('gn-access-token'), null)
    }

    before(async () => {
      time = Date.parse('2026-03-02T08:00:00Z')
      app = await stand.app({ now: () => new Date(time), trustedProxies: 1, codeLimits: { networkSends: 20 } })
    })
    after(() => app.close())
    beforeEach(() => {
      address = { email: `viewer${count++}@mail.example` }
    })

    it('sign a new viewer in by mail, with a generated username and the whole account [F03] [F04]', async () => {
      const { session, code } = await sent(app, address)
      assert.match(code, /^\d{6}$/)
      assert.equal(session.retryTime, 30)
      const answer = await consume(app, address, session, code)
      const { data } = answer
      assert.deepEqual([data.email, data.is_nickname_generated, data.brand_id], [address.email, true, '1'])
      assert.match(data.nickname, nicknamePattern)
      assert.ok(data.nickname.length <= 25)
      const bearer = { headers: { authorization: `Bearer ${answer.headers.get('gn-access-token')}` } }
      assert.deepEqual(await get<WireAccount>(app, paths.account, bearer), data)
      const refresh = { 'gn-refresh-token': answer.headers.get('gn-refresh-token') ?? '' }
      assert.equal((await call(app, paths.sessionRefresh, { method: 'POST', headers: refresh })).code, 200)
    })

    it('come in the language that the browser asks for first [F04] [T23]', async () => {
      const subjectFor = async (language: string) => {
        address = { email: `viewer${count++}@mail.example` }
        const { code } = await send(app, address, {}, { 'accept-language': language })
        assert.equal(code, codes.ok)
        return app.mailbox.list().find(({ to }) => to === address.email)?.subject
      }
      assert.match((await subjectFor('de-AT,de;q=0.9,en;q=0.8')) ?? '', /^\d{6} ist dein Code für Lumen$/)
      assert.match((await subjectFor('ja')) ?? '', /^Lumenのコードは\d{6}です$/)
      assert.match((await subjectFor('da')) ?? '', /^\d{6} is your Lumen code$/)
    })

    it('come in the language in which the address’s owner is written to, if that is known [F04] [T23]', async () => {
      await enter(app, address)
      await app.db.query(sql`update users set language = 'ar-EG' where email = ${address.email}`)
      await send(app, address, {}, { 'accept-language': 'de' })
      const mail = app.mailbox.list().find(({ to }) => to === address.email)
      assert.match(mail?.subject ?? '', /^\d{6} هو رمزك في Lumen$/)
      assert.equal(mail?.language, 'ar')
    })

    it('find the same account again, however the address is written or encrypted [F04]', async () => {
      const first = await enter(app, address)
      later(31)
      const written = { email: ` ${address.email.toUpperCase()} ` }
      const { data } = await send(app, { email: sealed(written.email) }, { encrypted_device_id: sealed(browser) })
      const code = codeFor(app, address.email)
      const answer = await consume(app, written, data, code, { encrypted_device_id: browser })
      assert.equal(answer.data.user_id, first.account.user_id)
    })

    it('sign in by text message, which names the brand’s site for the browser [F03] [F04]', async () => {
      const phone = { phoneNumber: '+4915112345678' }
      const { account } = await enter(app, phone)
      assert.deepEqual([account.phone, account.email], [phone.phoneNumber, null])
      const [message] = app.mailbox.list()
      assert.equal(message?.kind, 'text')
      assert.match(message?.text ?? '', /\n@lumen\.example #\d{6}$/)
    })

    it('make accounts for one brand each [F04]', async () => {
      const { account } = await enter(app, address)
      later(31)
      const halcyon = { 'x-brand-id': '2' }
      const { data } = await send(app, address, {}, halcyon)
      await refused(data, codeFor(app, address.email), codes.codeExpired)
      const body = { userInputCode: codeFor(app, address.email), ...address, login_source: 'web', device_type: 3 }
      const { preAuthSessionId, deviceId } = data
      const there = await post<WireAccount>(app, paths.consumeCode, { ...body, preAuthSessionId, deviceId }, halcyon)
      assert.equal(there.data.brand_id, '2')
      assert.notEqual(there.data.user_id, account.user_id)
    })

    it('answer the same for known and unknown addresses [S04]', async () => {
      await enter(app, address)
      later(601)
      const [known, unknown] = [await send(app, address), await send(app, { email: `new${count}@mail.example` })]
      const shape = ({ status, code, message, data }: typeof known) => [
        ...[status, code, message, Object.keys(data), data.retryTime],
        ...[data.deviceId.length, data.preAuthSessionId.length],
      ]
      assert.deepEqual(shape(known), shape(unknown))
    })

    it('are kept as keyed hashes only [S04]', async () => {
      const { session, code } = await sent(app, address)
      const kept = JSON.stringify(await app.db.query(sql`select * from codes`))
      for (const secret of [`"${code}"`, session.preAuthSessionId, session.deviceId]) assert.ok(!kept.includes(secret))
      assert.match(kept, /"hash":"[0-9a-f]{64}"/)
    })

    it('work once, within ten minutes, and only the newest [S04]', async () => {
      const first = await sent(app, address)
      later(30)
      const second = await sent(app, address)
      await refused(first.session, first.code, codes.codeExpired)
      assert.equal((await consume(app, address, second.session, second.code)).code, 200)
      await refused(second.session, second.code, codes.codeExpired)
      later(60)
      const third = await sent(app, address)
      later(600)
      await refused(third.session, third.code, codes.codeExpired)
    })

    it('belong to one session, device, browser and address [S04]', async () => {
      const { session, code } = await sent(app, address)
      const other = (await sent(app, { email: `other${count}@mail.example` })).session
      await refused({ ...session, deviceId: other.deviceId }, code, codes.codeExpired)
      await refused({ ...session, preAuthSessionId: other.preAuthSessionId }, code, codes.codeExpired)
      await refused(session, code, codes.codeExpired, { encrypted_device_id: 'browser-2' })
      await refused(session, code, codes.codeExpired, { email: 'somebody@mail.example' })
      assert.equal((await consume(app, address, session, code)).code, 200)
    })

    it('are worth five guesses, and say how many are left [S04]', async () => {
      const { session, code } = await sent(app, address)
      for (const left of [4, 3, 2, 1, 0]) await wrong(session, code, left)
      await refused(session, code, codes.codeTriesSpent)
    })

    it('allow five of twenty parallel guesses [S04]', async () => {
      const { session, code } = await sent(app, address)
      const guesses = Array.from({ length: 20 }, () => consume(app, address, session, otherThan(code)))
      const answers = (await Promise.all(guesses)).map(({ code: answerCode }) => answerCode)
      assert.equal(answers.filter((answerCode) => answerCode === codes.codeWrong).length, 5)
      assert.equal(answers.filter((answerCode) => answerCode === codes.codeTriesSpent).length, 15)
      const [row] = await app.db.query<{
        failures: number
      }>(sql`select count(*)::int as failures from code_failures f join code_addresses a on a.id = f.address_id
          where a.address = ${address.email}`)
      assert.equal(row?.failures, 5)
    })

    it('sign in once when the right one is sent twenty times in parallel [S04]', async () => {
      const { session, code } = await sent(app, address)
      const answers = await Promise.all(Array.from({ length: 20 }, () => consume(app, address, session, code)))
      assert.deepEqual(answers.map(({ code: answerCode }) => answerCode).sort(), [
        200,
        ...Array(19).fill(codes.codeExpired),
      ])
    })

    it('are sent again after 30, 60 and 120 seconds, five times in ten minutes [F03] [G01] [G03]', async () => {
      for (const wait of [30, 60, 120, 120]) {
        const { data } = await send(app, address)
        assert.equal(data.retryTime, wait)
        later(wait - 1)
        const soon = await send(app, address)
        assert.deepEqual([soon.status, soon.code, soon.data], [429, 429, { retryTime: 1 }])
        assert.equal(soon.headers.get('retry-after'), '1')
        later(1)
      }
      assert.equal((await send(app, address)).code, 200)
      later(121)
      const sixth = await send(app, address)
      assert.deepEqual([sixth.status, sixth.code, sixth.data], [429, codes.codeRefused, { retryTime: 149 }])
      assert.equal(sixth.message, 'Too many codes were sent to this address. Please try again in 3 minutes.')
      later(149)
      assert.equal((await send(app, address)).code, 200)
    })

    it('need no wait for the next one when they were used, and count as sent all the same [F03] [S04]', async () => {
      for (let nth = 0; nth < 5; nth += 1) {
        const { session, code } = await sent(app, address)
        assert.equal(session.retryTime, 30)
        assert.equal((await consume(app, address, session, code)).code, 200)
      }
      assert.equal((await send(app, address)).code, codes.codeRefused)
    })

    it('can be requested without a wait after one was used [F03] [D06]', async () => {
      await enter(app, address)
      assert.equal((await send(app, address)).code, 200)
      assert.equal((await send(app, address)).code, 429)
    })

    it('are sent once for several parallel requests [S04]', async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => send(app, address)))
      assert.deepEqual(answers.map(({ code }) => code).sort(), [200, 429, 429, 429, 429, 429])
    })

    it('make an address wait after ten failures an hour, twice as long after each further one [G01] [S04]', async () => {
      for (let round = 0; round < 2; round++) {
        const { session, code } = await sent(app, address)
        for (const left of [4, 3, 2, 1, 0]) await wrong(session, code, left)
        later(31)
      }
      const { status, code: answerCode, data, message } = await send(app, address)
      assert.deepEqual([status, answerCode, data], [429, codes.codeRefused, { retryTime: 29 }])
      assert.equal(message, 'Too many wrong codes were tried. Please try again in a minute.')
      later(29)
      const { session, code } = await sent(app, address)
      await wrong(session, code, 4)
      later(119)
      await refused(session, code, codes.codeTriesSpent)
      later(1)
      assert.equal((await consume(app, address, session, code)).code, 200)
    })

    it('are sent twenty times an hour to one network, independently of others [G03] [S04]', async () => {
      const ask = (index: number, network: string) =>
        send(app, { email: `many${index}@mail.example` }, {}, { 'x-forwarded-for': network })
      const first = await Promise.all(Array.from({ length: 24 }, (_, index) => ask(index, `2001:db8:1:2::${index}`)))
      assert.equal(first.filter(({ code }) => code === 200).length, 20)
      const { status, code, data } = await ask(30, '2001:db8:1:2:3:4:5:6')
      assert.deepEqual([status, code, data], [429, 429, { retryTime: 3600 }])
      assert.equal((await ask(31, '2001:db8:1:3::1')).code, 200)
      assert.equal((await ask(33, '2001:db8:2:3::1')).code, 200)
      later(3600)
      assert.equal((await ask(32, '2001:db8:1:2::1')).code, 200)
    })

    it('are refused for numbers that get no text messages [G02]', async () => {
      for (const phoneNumber of ['+18002345678', '+492211234567', '+1555', '12025550123', 'x']) {
        const { status, code } = await send(app, { phoneNumber })
        assert.deepEqual([phoneNumber, status, code], [phoneNumber, 422, codes.phoneRefused])
      }
    })

    it('answer 400 for an invalid email address [F03]', async () => {
      for (const email of [
        'x',
        'a@b',
        'a b@mail.example',
        'a@mail.example, b@mail.example',
        'a@mail.example\r\nBcc: b@c.de',
      ])
        assert.equal((await send(app, { email })).code, 400, email)
    })

    it('that could not be sent answer 5262, and can be requested again immediately [G01] [G04]', async (t) => {
      let isDown = true
      const mail: string[] = []
      const messenger = {
        mail: async (to: string) => {
          if (isDown) throw new Error('550 no such mailbox')
          mail.push(to)
        },
      }
      const other = await stand.app({ messenger })
      t.after(() => other.close())
      const { status, code, message, data } = await send(other, address)
      assert.deepEqual([status, code, data], [502, codes.codeNotSent, null])
      assert.equal(message, 'The code could not be sent. Please check the address, or use another one.')
      isDown = false
      assert.equal((await send(other, address)).code, 200)
      assert.deepEqual(mail, [address.email])
      assert.equal((await send(other, { phoneNumber: '+4915112345678' })).code, codes.phoneRefused)
    })

    it('change the viewer’s address; the other sessions end [F05]', async () => {
      const [mine, elsewhere] = [await signIn(app, 'theo', { isVerified: true }), await signIn(app, 'theo')]
      assert.equal((await send(app, address, { is_update_flow: true })).status, 401)
      const { data } = await send(app, address, { is_update_flow: true }, mine.headers)
      const code = codeFor(app, address.email)
      const { preAuthSessionId, deviceId } = data
      const body = { encrypted_device_id: browser, preAuthSessionId, deviceId }
      const update = (userInputCode: string, { headers }: typeof mine) =>
        post<{ verified: boolean }>(app, paths.updateContact, { ...body, userInputCode }, headers)
      assert.equal((await update(otherThan(code), mine)).code, codes.codeWrong)
      assert.equal((await update(code, await signIn(app, 'luca', { isVerified: true }))).code, codes.codeExpired)
      await refused(data, code, codes.codeExpired)
      assert.deepEqual((await update(code, mine)).data, { verified: true })
      assert.equal((await get<WireAccount>(app, paths.account, mine)).email, address.email)
      assert.equal((await call(app, paths.account, elsewhere)).status, 401)
    })

    it('cannot move an address from another account [F05]', async () => {
      const { account } = await enter(app, address)
      later(31)
      const oskar = await signIn(app, 'oskar', { isVerified: true })
      const { data } = await send(app, address, { is_update_flow: true }, oskar.headers)
      const { preAuthSessionId, deviceId } = data
      const body = { userInputCode: codeFor(app, address.email), encrypted_device_id: browser }
      const { code } = await post(app, paths.updateContact, { ...body, preAuthSessionId, deviceId }, oskar.headers)
      assert.equal(code, codes.addressTaken)
      const [row] = await app.db.query<{ id: string }>(sql`select id::text from users where email = ${address.email}`)
      assert.equal(row?.id, account.user_id)
    })

    it('and sign-out ends the session that they began [C09] [S04]', async () => {
      const { headers, refreshToken } = await enter(app, address)
      assert.equal(await get(app, paths.signOut, { method: 'POST', headers }), null)
      assert.equal((await call(app, paths.account, { headers })).status, 401)
      const refresh = { method: 'POST', headers: { 'gn-refresh-token': refreshToken } }
      assert.equal((await call(app, paths.sessionRefresh, refresh)).code, codes.sessionEnded)
    })
  })
}
