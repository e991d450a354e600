import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { WireAccount } from '../../../../src/wire/user'
import { call, type Stand, signIn } from '../../../support/server'
import { listFor } from '../notification/notificationList'
import { type Address, browser, codeFor, consume, enter, post, send } from '../signIn/signIn'

type Headers = Record<string, string>

export const contactChangeSuite = (stand: Stand): void => {
  describe('a change of address', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    let count = 0
    let old: string
    let next: string
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
    })
    after(() => app.close())
    beforeEach(() => {
      count += 1
      later(3600)
      old = `owner${count}@mail.example`
      next = `thief${count}@mail.example`
    })

    const ask = (address: Address, headers: Headers) => send(app, address, { is_update_flow: true }, headers)
    const redeem = async ({ data }: Awaited<ReturnType<typeof ask>>, to: string, headers: Headers) => {
      const { preAuthSessionId, deviceId } = data
      const proof = { userInputCode: codeFor(app, to), preAuthSessionId, deviceId, encrypted_device_id: browser }
      return post(app, paths.updateContact, proof, headers)
    }
    const change = async (to: string, headers: Headers) => redeem(await ask({ email: to }, headers), to, headers)
    const status = async (headers: Headers) => (await call(app, paths.account, { headers })).status
    /** The path of the link in the newest message to an address. */
    const undoLink = async (to: string) => {
      await app.runJobs()
      const [message] = app.mailbox.list().filter((it) => it.to === to)
      const link = /http:\/\/localhost(\/undo\/\S+)/.exec(message?.text ?? '')?.[1]
      assert.ok(link, message?.text)
      return link
    }
    const undo = (link: string) => app.fetch(link, { method: 'POST' })
    const addressOf = async (id: string) =>
      (await app.db.query<{ email: string | null }>(sql`select email from users where id = ${id}`))[0]?.email

    it('needs a code to the present address within five minutes, which a stolen token cannot have [F05] [S04] [T07]', async () => {
      const { headers, account } = await enter(app, { email: old })
      later(300)
      const refused = await ask({ email: next }, headers)
      assert.deepEqual([refused.status, refused.code, refused.data], [403, codes.verificationNeeded, null])
      assert.ok(!app.mailbox.list().some(({ to }) => to === next), 'nothing is sent')
      // A code for a sign-in with the new address is no proof for the account.
      const { data } = await send(app, { email: next }, {}, headers)
      assert.equal((await redeem({ ...refused, data }, next, headers)).code, codes.codeExpired)
      const own = await send(app, { email: old }, {}, headers)
      const fresh = await consume(app, { email: old }, own.data, codeFor(app, old))
      const bearer = { authorization: `Bearer ${fresh.headers.get('gn-access-token')}` }
      later(60)
      assert.equal((await change(next, bearer)).code, codes.ok)
      assert.equal(await addressOf(account.user_id), next)
    })

    it('works in the session alone that requested the code [F05] [S04]', async () => {
      const { headers } = await enter(app, { email: old })
      const answer = await ask({ email: next }, headers)
      const other = await enter(app, { email: old })
      assert.equal((await redeem(answer, next, other.headers)).code, codes.codeExpired)
    })

    it('is taken back by the link to the former address, which ends every session [F05] [S04] [T07]', async () => {
      const { headers, account } = await enter(app, { email: old })
      assert.equal((await change(next, headers)).code, codes.ok)
      const link = await undoLink(old)
      const page = await app.fetch(link)
      assert.equal(page.status, 200)
      const text = await page.text()
      assert.match(text, new RegExp(`Take your address back\\?.*${account.nickname}.*${old}`, 's'))
      assert.doesNotMatch(text, /thief|<script|style=/)
      assert.match(page.headers.get('content-security-policy') ?? '', /default-src 'none'/)
      assert.equal(await addressOf(account.user_id), next, 'opening the page changes nothing')
      const { items } = await listFor(app, { headers })
      assert.deepEqual(
        items.map(({ kind }) => kind),
        ['contact_changed'],
      )
      const done = await undo(link)
      assert.match(await done.text(), /Your address is back/)
      assert.equal(await addressOf(account.user_id), old)
      assert.equal(await status(headers), 401)
      assert.equal((await enter(app, { email: old })).account.user_id, account.user_id)
      assert.equal((await undo(link)).status, 400, 'it works once')
    })

    it('is told of, and taken back, in the owner’s language [F05] [T23]', async () => {
      const { headers, account } = await enter(app, { email: old })
      await app.db.query(sql`update users set language = 'he' where id = ${account.user_id}`)
      await change(next, headers)
      const link = await undoLink(old)
      assert.equal(app.mailbox.list().find(({ to }) => to === old)?.language, 'he')
      const page = await (await app.fetch(link, { headers: { 'accept-language': 'de' } })).text()
      assert.match(page, /<html lang="he" dir="rtl">/)
      assert.match(page, new RegExp(`להחזיר את הכתובת.*<bdi>${old}</bdi>.*<bdi>@${account.nickname}</bdi>`, 's'))
      assert.match(await (await undo(link)).text(), /הכתובת שלך חזרה/)
      const over = await app.fetch(link, { headers: { 'accept-language': 'de-AT' } })
      assert.match(await over.text(), /<html lang="de" dir="ltr">.*Dieser Link gilt nicht mehr/s)
    })

    it('can be taken back after later changes too, whose own links then stop working [F05] [S04]', async () => {
      const { headers, account } = await enter(app, { email: old })
      await change(next, headers)
      const link = await undoLink(old)
      const last = `last${count}@mail.example`
      await change(last, headers)
      const laterLink = await undoLink(next)
      assert.equal((await undo(link)).status, 200)
      assert.equal(await addressOf(account.user_id), old)
      assert.equal((await undo(laterLink)).status, 400)
      assert.equal(await addressOf(account.user_id), old)
    })

    it('can be taken back after the owner has begun a new account with the address [F05] [S04]', async () => {
      const { headers, account } = await enter(app, { email: old })
      await change(next, headers)
      const link = await undoLink(old)
      later(60)
      const empty = await enter(app, { email: old })
      assert.notEqual(empty.account.user_id, account.user_id)
      assert.equal((await undo(link)).status, 200)
      assert.deepEqual([await addressOf(account.user_id), await addressOf(empty.account.user_id)], [old, null])
    })

    it('takes sign-ins with a provider along that were added since [F05] [S04]', async () => {
      const { headers, account } = await enter(app, { email: old })
      await change(next, headers)
      const link = await undoLink(old)
      later(1)
      await app.db.query(sql`insert into identities (brand_id, issuer, subject, user_id, created_at)
        values (1, 'https://id.example', ${next}, ${account.user_id}, ${new Date(time)})`)
      const identities = () =>
        app.db.query(sql`select 1 from identities where user_id = ${account.user_id} and subject = ${next}`)
      assert.equal((await identities()).length, 1)
      await undo(link)
      assert.equal((await identities()).length, 0)
    })

    it('stays after three days, after which the link is over and forgotten [F05] [S04] [T07]', async () => {
      const { headers } = await enter(app, { email: old })
      await change(next, headers)
      const link = await undoLink(old)
      later(3 * 24 * 60 * 60)
      for (const answer of [await app.fetch(link), await undo(link)]) {
        assert.equal(answer.status, 400)
        assert.match(await answer.text(), /This link is over/)
      }
      await app.services.contactChanges.sweep()
      assert.deepEqual(await app.db.query(sql`select 1 from contact_changes where expires_at <= ${new Date(time)}`), [])
      assert.equal((await app.fetch('/undo/unknown')).status, 400)
    })

    it('leaves an account without a former address to its first one [F05]', async () => {
      const { headers } = await signIn(app, 'oskar', { isVerified: true })
      await app.db.query(sql`update users set email = null, phone = null where nickname = 'oskar'`)
      assert.equal((await change(next, headers)).code, codes.ok)
      assert.equal((await call<WireAccount>(app, paths.account, { headers })).data.email, next)
    })
  })
}
