import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { raw, sql } from '../../../../demo/server/database/sql'
import { authorisationSeconds } from '../../../../demo/server/demoProvider/authorisations'
import { requestSeconds } from '../../../../demo/server/provider/providerRequests'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { WireAccount } from '../../../../src/wire/user'
import { type Answer, call, get, type Stand } from '../../../support/server'
import { enter } from '../signIn/signIn'
import { agree, answerOf, ask, enterWith, hop, leave, page, signInThrough, state, submit, travel } from './provider'

export const providerSuite = (stand: Stand): void => {
  describe('a sign-in with a provider', () => {
    let app: TestApp
    let time: number
    let troubles: string[] = []
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    const refused = ({ status, code, data, headers }: Answer<unknown>, why: RegExp) => {
      assert.deepEqual([status, code, data], [422, codes.providerRefused, null])
      assert.equal(headers.get('gn-access-token'), null)
      assert.match(troubles.at(-1) ?? '', why)
    }
    const count = async (table: string) =>
      (await app.db.query<{ count: number }>(sql`select count(*)::int as count from ${raw(table)}`))[0]?.count

    before(async () => {
      time = Date.parse('2026-03-02T08:00:00Z')
      app = await stand.app({ now: () => new Date(time), onSignInRefused: ({ message }) => troubles.push(message) })
    })
    after(() => app.close())
    beforeEach(() => {
      troubles = []
    })

    for (const provider of ['google', 'apple', 'lumen-id'])
      it(`goes to ${provider} and comes back to the very page, for tokens and an account [F01] [F02] [D08]`, async () => {
        const trip = { provider }
        const authorization = await leave(app, trip)
        assert.equal(authorization.pathname, `/id/${provider}/authorize`)
        const { searchParams: authorisationParams } = authorization
        assert.deepEqual(
          ['response_type', 'code_challenge_method', 'prompt'].map((name) => authorisationParams.get(name)),
          ['code', 'S256', 'consent'],
        )
        const back = await hop(app, await agree(app, authorization, { email: `${provider}@mail.example` }))
        assert.ok(back.href.startsWith(`${page}#`), 'no server on the way hears of the code')
        assert.deepEqual([...answerOf(back).keys()], ['provider', 'code', 'state'])
        assert.deepEqual([answerOf(back).get('provider'), answerOf(back).get('state')], [provider, state])
        const answer = await enterWith(app, back, trip)
        assert.equal(answer.code, codes.ok, `${answer.message} ${troubles}`)
        assert.deepEqual([answer.data?.email, answer.data?.brand_id], [`${provider}@mail.example`, '1'])
        const bearer = { headers: { authorization: `Bearer ${answer.headers.get('gn-access-token')}` } }
        assert.deepEqual(await get<WireAccount>(app, paths.account, bearer), answer.data)
        assert.ok(answer.headers.get('gn-refresh-token'))
      })

    it('finds the same account again by the person’s id, not by the address [F02]', async () => {
      const first = await signInThrough(app)
      assert.equal(first.data?.name, 'Robin Vale')
      await app.db.query(sql`update users set email = ${'robin@elsewhere.example'} where id = ${first.data?.user_id}`)
      assert.equal((await signInThrough(app)).data?.user_id, first.data?.user_id)
    })

    it('creates one account for ten parallel sign-ins of a person [F02]', async () => {
      const backs = await Promise.all(
        Array.from({ length: 10 }, () => travel(app, { choose: { email: 'at.once@mail.example' } })),
      )
      const answers = await Promise.all(backs.map((back) => enterWith(app, back)))
      assert.deepEqual(new Set(answers.map(({ code }) => code)), new Set([codes.ok]))
      assert.equal(new Set(answers.map(({ data }) => data?.user_id)).size, 1)
    })

    it('leads to the account with the same address, in the same brand, when the provider has confirmed it [F02] [S04]', async () => {
      const { account } = await enter(app, { email: 'both.ways@mail.example' })
      const choose = { email: ' Both.Ways@mail.example ' }
      const google = await signInThrough(app, { choose })
      assert.equal(google.data?.user_id, account.user_id)
      const apple = await signInThrough(app, { choose, provider: 'apple' })
      assert.equal(apple.data?.user_id, account.user_id)
      const halcyon = await signInThrough(app, { choose, provider: 'apple', brand: '2' })
      assert.equal(halcyon.data?.brand_id, '2')
      assert.notEqual(halcyon.data?.user_id, account.user_id)
      later(60)
      assert.equal((await enter(app, { email: 'both.ways@mail.example' })).account.user_id, account.user_id)
    })

    it('never leads to an account by an address that the provider has not confirmed [S04]', async () => {
      const mira = await signInThrough(app, { choose: { person: 'mira' } })
      assert.equal(mira.data?.nickname, 'mira.light')
      const sasha = await signInThrough(app, { choose: { person: 'sasha' } })
      assert.equal(sasha.code, codes.ok)
      assert.deepEqual([sasha.data?.email, sasha.data?.name], [null, 'Sasha Quint'])
      assert.notEqual(sasha.data?.user_id, mira.data?.user_id)
    })

    it('makes a new account when the old one is gone [F02]', async () => {
      const choose = { email: 'comes.back@mail.example' }
      const first = await signInThrough(app, { choose })
      const { headers } = await enter(app, choose)
      assert.equal((await call(app, paths.deleteAccount, { method: 'DELETE', headers })).code, codes.ok)
      const second = await signInThrough(app, { choose })
      assert.equal(second.code, codes.ok)
      assert.equal(second.data?.email, choose.email)
      assert.notEqual(second.data?.user_id, first.data?.user_id)
    })

    it('accepts a code once, also when it is sent ten times in parallel [S04]', async () => {
      const back = await travel(app)
      const answers = await Promise.all(Array.from({ length: 10 }, () => enterWith(app, back)))
      assert.deepEqual(answers.map(({ code }) => code).sort(), [codes.ok, ...Array(9).fill(codes.providerRefused)])
      refused(await enterWith(app, back), /unknown, used or too old/)
    })

    it('refuses forged codes and those of another provider [S04]', async () => {
      refused(await enterWith(app, new URL(`${page}#code=forged`)), /unknown/)
      // The provider's own code, caught before it came to us.
      const caught = new URL(await agree(app, await leave(app)))
      refused(await enterWith(app, new URL(`${page}#${caught.searchParams}`)), /unknown/)
    })

    for (const [what, change] of [
      ['page', { page: 'http://localhost/community.html' }],
      ['provider', { provider: 'apple' }],
      ['browser', { device: 'browser-2' }],
      ['brand', { brand: '2', provider: 'apple' }],
    ] as const)
      it(`takes no code for another ${what}, and spoils it by that [S04]`, async () => {
        const trip = 'brand' in change ? { provider: 'apple' } : {}
        const back = await travel(app, trip)
        refused(await enterWith(app, back, { ...trip, ...change }), /another page, brand or browser/)
        refused(await enterWith(app, back, trip), /unknown, used or too old/)
      })

    it('refuses a code after two minutes and a return after ten [S04]', async () => {
      const back = await travel(app)
      later(requestSeconds.code)
      refused(await enterWith(app, back), /too old/)
      const authorization = await leave(app)
      later(requestSeconds.away)
      const address = await agree(app, authorization)
      assert.equal((await app.fetch(address)).status, 400)
      const { data } = await ask(app)
      later(requestSeconds.away)
      assert.equal((await app.fetch(`${data?.url}&state=${state}`)).status, 400)
    })

    it('refuses a code that the provider refuses [S04]', async () => {
      const back = await travel(app)
      later(authorisationSeconds)
      refused(await enterWith(app, back), /answered 400/)
    })

    it('keeps two sign-ins apart: the code of one does not fit the secrets of the other [S04]', async () => {
      const [mine, theirs] = [await leave(app), await leave(app)]
      const [here, there] = [new URL(await agree(app, mine)), new URL(await agree(app, theirs))]
      here.searchParams.set('code', there.searchParams.get('code') ?? '')
      refused(await enterWith(app, await hop(app, here.href)), /answered 400/)
    })

    it('accepts one return, from the provider that it began with [S04]', async () => {
      const address = await agree(app, await leave(app))
      const elsewhere = address.replace('/back/google', '/back/apple')
      assert.equal((await app.fetch(elsewhere)).status, 400)
      await hop(app, address)
      const again = await app.fetch(address)
      assert.equal(again.status, 400)
      assert.match(await again.text(), /This sign-in has run out/)
      assert.match(again.headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/)
    })

    it('of another issuer signs nobody in [S04]', async () => {
      const address = new URL(await agree(app, await leave(app)))
      address.searchParams.set('iss', 'https://evil.example')
      const back = await hop(app, address.href)
      assert.deepEqual([answerOf(back).get('error'), answerOf(back).get('code')], ['server_error', null])
    })

    it('keeps the first state of the page, and requires one [D09] [S04]', async () => {
      const { data } = await ask(app)
      assert.equal((await app.fetch(data?.url ?? '')).status, 400)
      const authorization = await hop(app, `${data?.url}&state=${state}`)
      assert.equal((await app.fetch(`${data?.url}&state=of-an-attacker`)).status, 400)
      await hop(app, `${data?.url}&state=${state}`)
      const back = await hop(app, await agree(app, authorization))
      assert.equal(answerOf(back).get('state'), state)
    })

    it('that the viewer cancels comes back with an error and the state, and no code [D08]', async () => {
      const back = await travel(app, { choose: { cancel: '1' } })
      assert.equal(back.href, `${page}#provider=google&error=access_denied&state=${state}`)
    })

    it('comes back by a form too, as Apple sends it [F02]', async () => {
      const trip = { provider: 'apple' }
      const address = new URL(await agree(app, await leave(app, trip)))
      const body = new URLSearchParams(address.searchParams)
      const back = await hop(app, address.origin + address.pathname, { method: 'POST', body })
      assert.equal((await enterWith(app, back, trip)).code, codes.ok)
    })

    it('is refused for a provider that the brand does not offer [A03] [F01] [F02]', async () => {
      const { data: nobody, ...answer } = await ask(app, { brand: '2' })
      assert.deepEqual([answer.status, answer.code, nobody], [422, codes.providerMissing, null])
      for (const provider of ['lumen-id', 'facebook', 'constructor', ''])
        assert.notEqual((await ask(app, { brand: '2', provider })).code, codes.ok)
      assert.equal((await enterWith(app, await travel(app), { brand: '2' })).code, codes.providerMissing)
    })

    it('is deleted when it has expired [S04]', async () => {
      await travel(app)
      later(requestSeconds.away)
      await app.services.providers.sweep()
      assert.equal(await count('provider_requests'), 0)
    })

    it('stores its identifiers as hashes only [S04]', async () => {
      const { data } = await ask(app)
      const kept = JSON.stringify(await app.db.query(sql`select * from provider_requests`))
      assert.ok(!kept.includes(new URL(data?.url ?? '').searchParams.get('request') ?? 'x'))
      const back = await travel(app)
      const after = JSON.stringify(await app.db.query(sql`select * from provider_requests`))
      assert.ok(!after.includes(answerOf(back).get('code') ?? 'x'))
    })

    it('cannot begin without a browser that it is bound to [S04]', async () => {
      const query = new URLSearchParams({ thirdPartyId: 'google', redirectURIOnProviderDashboard: page })
      assert.equal((await call(app, `${paths.providerUrl}?${query}`)).status, 400)
    })

    it('in a window of its own is handed to the origin of the registered page, by a page without inline scripts [D08] [S04]', async () => {
      const address = await agree(app, await leave(app, { isPopup: true }))
      const answer = await app.fetch(address)
      assert.equal(answer.status, 200)
      assert.equal(answer.headers.get('cache-control'), 'no-store')
      const policy = answer.headers.get('content-security-policy') ?? ''
      assert.match(policy, /default-src 'none'.*frame-ancestors 'none'; script-src 'self'; require-trusted-types-for/)
      const markup = await answer.text()
      assert.deepEqual(markup.match(/<script.*<\/script>/g), ['<script type="module" src="/handback.js"></script>'])
      assert.equal((await app.fetch('/handback.js')).status, 200)
      assert.match(markup, / data-origin="http:\/\/localhost"/)
      const text = / data-answer="([^"]*)"/.exec(markup)?.[1]?.replaceAll('&quot;', '"') ?? '{}'
      const { code, ...others } = JSON.parse(text) as Record<string, string>
      assert.deepEqual(others, { provider: 'google', state })
      assert.equal((await enterWith(app, new URL(`${page}#code=${code}`))).code, codes.ok)
      assert.equal((await app.fetch(address)).status, 400)
    })

    it('asks again for an invalid address [S01]', async () => {
      const { answer, markup } = await submit(app, await leave(app), { email: 'nobody' })
      assert.equal(answer.status, 200)
      assert.match(markup, /Please enter a valid email address\./)
      assert.match(markup, /value="nobody"/)
      assert.match(markup, /aria-invalid="true" aria-describedby="wrong"/)
    })

    it('verifies viewers who have no address [F15]', async () => {
      const { headers } = await signInThrough(app, { choose: { person: 'sasha' } })
      const { accessToken } = { accessToken: headers.get('gn-access-token') ?? '' }
      const { wasVerifiedLately } = await import('../../../../demo/server/session/verification')
      const viewer = await app.services.sessions.viewer(accessToken)
      assert.equal(await wasVerifiedLately(app.db, viewer, new Date(time)), true)
      const robin = await signInThrough(app)
      const other = await app.services.sessions.viewer(robin.headers.get('gn-access-token') ?? '')
      assert.equal(await wasVerifiedLately(app.db, other, new Date(time)), false)
      assert.equal((await call(app, paths.account)).status, 401)
    })
  })
}
