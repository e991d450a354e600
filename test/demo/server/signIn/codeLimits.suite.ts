import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { defaultCodeLimits, limits } from '../../../../demo/server/signIn/codeLimits'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { type Stand, signIn } from '../../../support/server'
import { type Address, browser, codeFor, consume, enter, otherThan, send } from './signIn'

const stranger = 'browser-of-a-stranger'

export const codeLimitsSuite = (stand: Stand): void => {
  describe('somebody who wants to keep a viewer out', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    let count = 0
    let address: { email: string }
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    before(async () => {
      app = await stand.app({ now: () => new Date(time), codeLimits: { recipientSends: 100 } })
    })
    after(() => app.close())
    beforeEach(() => {
      count += 1
      later(2 * 3600)
      address = { email: `victim${count}@mail.example` }
    })
    const ask = async (from: string, to: Address = address) => {
      const { code, data, message } = await send(app, to, { encrypted_device_id: from })
      return { code, session: data, message }
    }
    const guessWrong = async (from: string, times: number) => {
      const { session, code } = await ask(from)
      assert.equal(code, codes.ok)
      const right = codeFor(app, address.email)
      for (let n = 0; n < times; n++) await consume(app, address, session, otherThan(right))
    }

    it('replaces and delays no code of another browser by asking for codes [F03] [S04] [T06]', async () => {
      assert.equal((await ask(stranger)).code, codes.ok)
      const mine = await ask(browser)
      assert.equal(mine.code, codes.ok, 'a stranger’s code delays nothing')
      const code = codeFor(app, address.email)
      later(40)
      assert.equal((await ask(stranger)).code, codes.ok)
      assert.equal((await consume(app, address, mine.session, code)).code, codes.ok, 'and replaces nothing')
    })

    it('locks nobody out by wrong guesses [S04] [T06]', async () => {
      for (let round = 0; round < 2; round++) {
        await guessWrong(stranger, 5)
        later(31)
      }
      assert.equal((await ask(stranger)).code, codes.codeRefused)
      const mine = await ask(browser)
      assert.equal(mine.code, codes.ok)
      assert.equal((await consume(app, address, mine.session, codeFor(app, address.email))).code, codes.ok)
    })

    it('exhausts the address’s limit with many browsers for new browsers only, and for a while [S04] [T06]', async () => {
      await enter(app, address)
      later(3600)
      for (let n = 0; n < 10; n++) await guessWrong(`stranger-${n}`, 5)
      const fresh = await ask('a-new-browser')
      assert.equal(fresh.code, codes.codeRefused)
      assert.match(fresh.message, /Please try again in 5 minutes/)
      const mine = await ask(browser)
      assert.equal(mine.code, codes.ok, 'this browser has signed in before')
      assert.equal((await consume(app, address, mine.session, codeFor(app, address.email))).code, codes.ok)
      later(5 * 60)
      assert.equal((await ask('a-new-browser')).code, codes.ok)
    })

    it('cannot have more than twenty codes an hour sent to an address by new browsers [S04]', async () => {
      await enter(app, address)
      later(3600)
      const answers: number[] = []
      for (let n = 0; n <= limits.addressSends; n++) answers.push((await ask(`stranger-${n}`)).code)
      assert.deepEqual(answers, [...Array(limits.addressSends).fill(codes.ok), codes.codeRefused])
      assert.equal((await ask(browser)).code, codes.ok)
    })

    it('makes no browser known by a sign-in that was taken back [S04]', async () => {
      const { account } = await enter(app, address)
      await app.db.query(sql`update sessions set device = null where user_id = ${account.user_id}`)
      later(3600)
      for (let n = 0; n < 10; n++) await guessWrong(`stranger-${n}`, 5)
      assert.equal((await ask(browser)).code, codes.codeRefused)
    })
  })

  describe('somebody who spreads requests out', () => {
    const at = Date.parse('2026-03-02T08:00:00Z')
    const open = async (options: Parameters<Stand['app']>[0]) =>
      stand.app({ now: () => new Date(at), trustedProxies: 1, ...options })
    let count = 0
    const askFrom = async (app: TestApp, network: string, more = {}) => {
      count += 1
      const to = { email: `spread${count}@mail.example` }
      return (await send(app, to, { encrypted_device_id: `b${count}`, ...more }, { 'x-forwarded-for': network })).code
    }

    it('over the ports of one address counts as one caller [S04]', async (t) => {
      const app = await open({ codeLimits: { networkSends: 3 } })
      t.after(app.close)
      const answers: number[] = []
      for (let n = 1; n <= 4; n++) answers.push(await askFrom(app, `203.0.113.7:${50_000 + n}`))
      assert.deepEqual(answers, [200, 200, 200, codes.tooMany])
    })

    it('over the networks of one customer is stopped by the wider ones [S04]', async (t) => {
      const app = await open({ codeLimits: { networkSends: 2 } })
      t.after(app.close)
      const sent = async (networks: string[]) => {
        let ok = 0
        for (const network of networks) if ((await askFrom(app, network)) === codes.ok) ok += 1
        return ok
      }
      const many = Array.from({ length: 40 }, (_, n) => n)
      assert.equal(await sent(many.map((n) => `203.0.113.${n}`)), 10, 'an IPv4 /24')
      assert.equal(await sent(many.map((n) => `2001:db8:1:${(n * 256).toString(16)}::1`)), 10, 'an IPv6 /48')
      assert.equal(await sent(many.map((n) => `2001:db8:2:${n.toString(16)}::1`)), 4, 'an IPv6 /56')
      assert.equal(await askFrom(app, '198.51.100.1'), codes.ok)
    })

    it('cannot invent a network, behind any number of proxies [S04]', async (t) => {
      const app = await open({ codeLimits: { networkSends: 1 }, trustedProxies: 2 })
      t.after(app.close)
      for (const text of ['unknown', '203.0.113.7.example, 10.0.0.1', ', 10.0.0.1']) {
        assert.equal(await askFrom(app, text), text === 'unknown' ? codes.ok : codes.badRequest, text)
      }
      assert.equal(await askFrom(app, '192.0.2.1, 203.0.113.7, 10.0.0.1'), codes.ok)
      assert.equal(await askFrom(app, '192.0.2.2, 203.0.113.7:88, 10.0.0.2'), codes.tooMany)
    })

    it('over brands and plus-tags reaches one recipient so many times a day [S04]', async (t) => {
      const app = await open({ codeLimits: { recipientSends: 4 } })
      t.after(app.close)
      const answers: number[] = []
      for (const [n, email] of [
        'a@m.example',
        'a+1@m.example',
        'A+2@m.example',
        'a+b+c@m.example',
        'a@m.example',
      ].entries()) {
        const headers = { 'x-brand-id': n % 2 ? '2' : '1' }
        answers.push((await send(app, { email }, { encrypted_device_id: `b${n}` }, headers)).code)
      }
      assert.deepEqual(answers, [200, 200, 200, 200, codes.codeRefused])
      assert.equal((await send(app, { email: 'b@m.example' })).code, codes.ok)
      const rows = await app.db.query<{ recipient: string }>(sql`select recipient from codes`)
      assert.ok(rows.every(({ recipient }) => /^[0-9a-f]{64}$/.test(recipient)))
    })

    it('over many addresses leaves each code two guesses, except in browsers that have signed in before [S04]', async (t) => {
      let time = at
      const app = await open({ codeLimits: { ...defaultCodeLimits, brandFailures: 6 }, now: () => new Date(time) })
      t.after(app.close)
      const guesses = async (email: string, from: string) => {
        const { data } = await send(app, { email }, { encrypted_device_id: from })
        const left: unknown[] = []
        for (let n = 0; n < 3; n++) {
          const answer = await consume(app, { email }, data, otherThan(codeFor(app, email)))
          left.push((answer.data as { triesLeft?: number } | null)?.triesLeft ?? answer.code)
        }
        return left
      }
      await enter(app, { email: 'known@mail.example' })
      time += 60_000
      for (let n = 0; n < 2; n++) assert.deepEqual(await guesses(`spray${n}@mail.example`, 'sprayer'), [4, 3, 2])
      assert.deepEqual(await guesses('spray3@mail.example', 'sprayer'), [1, 0, codes.codeTriesSpent])
      assert.deepEqual(await guesses('known@mail.example', browser), [4, 3, 2])
      time += limits.sprayWindow * 1000
      assert.deepEqual(await guesses('spray4@mail.example', 'sprayer'), [4, 3, 2])
    })
  })

  describe('a new sign-in', () => {
    it('ends the earlier session of the same user and device, and no other [S04]', async (t) => {
      let time = Date.parse('2026-03-02T08:00:00Z')
      const app = await stand.app({ now: () => new Date(time) })
      t.after(app.close)
      const address = { email: 'again@mail.example' }
      const first = await enter(app, address)
      const neighbour = await enter(app, { email: 'neighbour@mail.example' })
      const elsewhere = await signIn(app, 'ines')
      time += 60_000
      const second = await enter(app, address)
      const status = async (headers: Record<string, string>) =>
        (await app.fetch('/api/v3/users/me', { headers })).status
      assert.equal(await status(first.headers), 401)
      for (const { headers } of [second, neighbour, elsewhere]) assert.equal(await status(headers), 200)
    })
  })
}
