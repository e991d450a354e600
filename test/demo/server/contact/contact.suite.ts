import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import type { Mail } from '../../../../demo/server/messaging/messenger'
import type { TestApp } from '../../../../demo/server/testing'
import type { WireIpInfo } from '../../../../src/wire/ip'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'

export const contactSuite = (stand: Stand) => {
  describe('a message to the people behind a brand', () => {
    let app: TestApp
    let sent: Array<Mail & { to: string }>
    let isDown = false
    let time = Date.parse('2026-03-02T10:00:00.000Z')
    before(async () => {
      const mail = async (to: string, it: Mail) => {
        if (isDown) throw new Error('mail is down')
        sent.push({ to, ...it })
      }
      app = await stand.app({ messenger: { mail }, now: () => new Date(time), trustedProxies: 1 })
      sent = []
    })
    after(() => app.close())

    const note = {
      name: 'Rune Kvist',
      email: 'rune@mail.example',
      message: 'The captions\nare late.',
      topic: 'problem',
    }
    const write = (body: object, headers: Record<string, string> = {}) =>
      call<null>(app, paths.contactUs, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
        body: JSON.stringify(body),
      })
    const anHourLater = () => {
      time += 61 * 60 * 1000
    }

    it('reaches the brand by mail, and an answer goes to who wrote it [F24] [M08]', async () => {
      const { headers } = await signIn(app, 'wren')
      const more = { page: 'https://lumen.example/settings', locale: 'de' }
      assert.equal((await write({ ...note, ...more }, { ...headers, 'user-agent': 'Browser/1' })).code, 200)
      assert.equal(sent.length, 0, 'it is sent after the answer')
      await app.runJobs()
      const [mail] = sent
      assert.equal(mail?.to, 'lumen@lumen.example')
      assert.equal(mail?.replyTo, 'rune@mail.example')
      assert.equal(mail?.subject, 'Lumen: Something doesn’t work, from Rune Kvist')
      assert.ok(mail?.text.startsWith('The captions\nare late.\n'))
      for (const fact of ['@wren', 'https://lumen.example/settings', 'Language: de', 'Browser/1'])
        assert.ok(mail?.text.includes(fact), fact)
    })

    it('goes to the address that the brand has for it, from visitors as well [F24]', async () => {
      await app.db.query(sql`update brands set contact_email = 'team@halcyon.example' where id = 2`)
      assert.equal((await write(note, { 'x-brand-id': '2' })).code, 200)
      await app.runJobs()
      assert.equal(sent.at(-1)?.to, 'team@halcyon.example')
      assert.match(sent.at(-1)?.text ?? '', /not signed in/)
      await app.db.query(sql`update users set email = null where brand_id = 1 and is_brand_system_user`)
      assert.equal((await write(note)).status, 503)
      await app.db.query(sql`update brands set contact_email = 'team@lumen.example' where id = 1`)
      assert.equal((await write(note)).code, 200)
    })

    it('is sent later when the mail server is away, and once for one key [F24] [S05]', async () => {
      anHourLater()
      await app.runJobs()
      const before = sent.length
      isDown = true
      const headers = { 'idempotency-key': 'one', 'x-forwarded-for': '203.0.113.9' }
      for (const again of [1, 2]) assert.equal((await write(note, headers)).code, 200, String(again))
      await app.runJobs()
      isDown = false
      anHourLater()
      await app.runJobs()
      assert.equal(sent.length, before + 1)
    })

    it('is five in an hour, of one person or ten times as many of one network’s visitors [F24] [S04]', async () => {
      const { headers } = await signIn(app, 'yuki')
      for (let n = 0; n < 5; n++) assert.equal((await write(note, headers)).code, 200)
      const often = await write(note, headers)
      assert.equal(often.status, 429)
      assert.ok(Number(often.headers.get('retry-after')) > 0)
      anHourLater()
      assert.equal((await write(note, (await signIn(app, 'yuki')).headers)).code, 200)
      const network = { 'x-forwarded-for': '198.51.100.4' }
      for (let n = 0; n < 50; n++) assert.equal((await write(note, network)).code, 200)
      assert.equal((await write(note, network)).status, 429)
    })

    it('has a name, an address and words, and says nothing in the mail’s head but these [F24] [S04]', async () => {
      anHourLater()
      const bad = [{ name: ' ' }, { email: 'nobody' }, { message: '' }, { message: 'x'.repeat(1001) }, { topic: 'x' }]
      for (const change of bad) assert.equal((await write({ ...note, ...change })).status, 400, JSON.stringify(change))
      const attack = { name: 'Eve\r\nBcc: all@lumen.example', page: 'x\r\nTo: a' }
      assert.equal((await write({ ...note, ...attack })).code, 200)
      await app.runJobs()
      assert.equal(sent.at(-1)?.subject, 'Lumen: Something doesn’t work, from Eve Bcc: all@lumen.example')
      assert.equal((await write({ ...note, email: 'a@b.example, c@d.example' })).status, 400)
    })
  })

  describe('the country of a caller', () => {
    it('is what the proxy says in the header of the settings, and not known otherwise [F24]', async () => {
      const app = await stand.app({ countryHeader: 'cf-ipcountry' })
      const country = async (value?: string) =>
        (await get<WireIpInfo>(app, paths.ipInfo, value ? { headers: { 'cf-ipcountry': value } } : {})).country_code
      assert.deepEqual(
        [await country('DE'), await country('pt'), await country('XX'), await country('T1'), await country('Germany')],
        ['DE', 'PT', null, null, null],
      )
      assert.equal(await country(), null)
      await app.close()
      const without = await stand.app()
      assert.equal(
        (await get<WireIpInfo>(without, paths.ipInfo, { headers: { 'cf-ipcountry': 'DE' } })).country_code,
        null,
      )
      await without.close()
    })
  })
}
