import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { maxWrongKeys } from '../../../../demo/server/admin/wrongKeys'
import { sql } from '../../../../demo/server/database/sql'
import { testAdminKey } from '../../../../demo/server/testing'
import type { Stand } from '../../../support/server'

export const administrationSuite = (stand: Stand): void => {
  describe('the administration', () => {
    it('refuses a network that has sent ten wrong keys, for a while and also with the right one [S04]', async (t) => {
      let time = Date.parse('2026-03-02T08:00:00Z')
      const app = await stand.app({ now: () => new Date(time), trustedProxies: 1 })
      t.after(app.close)
      const ask = async (key: string, network = '203.0.113.7') => {
        const headers = { authorization: `Bearer ${key}`, 'x-forwarded-for': network }
        return (await app.fetch('/admin/people', { headers })).status
      }
      for (let n = 0; n < maxWrongKeys; n++) assert.equal(await ask(`wrong-${n}`), 401)
      assert.equal(await ask('wrong'), 429)
      assert.equal(await ask(testAdminKey), 429)
      assert.equal(await ask(testAdminKey, '203.0.113.8'), 200)
      time += 15 * 60_000
      assert.equal(await ask(testAdminKey), 200)
    })

    it('sets the pages that sign-ins return to, within the scope of the key, and writes it down [F01] [S04]', async (t) => {
      const lines: object[] = []
      const app = await stand.app({
        log: (_level, message, fields) => {
          if (message === 'administration') lines.push(fields ?? {})
        },
      })
      t.after(app.close)
      const key = 'the-key-of-halcyon-alone'
      await app.db.query(
        sql`update brands set admin_key = ${createHash('sha256').update(key).digest('hex')} where id = 2`,
      )
      const ask = async (path: string, as: string, body?: object) => {
        const headers = { authorization: `Bearer ${as}`, 'content-type': 'application/json' }
        const answer = await app.fetch(path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
        return { status: answer.status, ...((await answer.json()) as { brands?: { name: string }[] }) }
      }
      const names = async (as: string) => (await ask('/admin/brands', as)).brands?.map(({ name }) => name)
      assert.deepEqual([await names(testAdminKey), await names(key)], [['Lumen', 'Halcyon'], ['Halcyon']])
      assert.equal((await ask('/admin/brands', 'wrong')).status, 401)
      const set = async (id: string, as: string, addresses: unknown) =>
        (await ask(`/admin/brands/${id}`, as, { return_addresses: addresses })).status
      const page = 'https://halcyon.example/account'
      assert.equal(await set('1', key, [page]), 404)
      for (const wrong of ['https://halcyon.example', 'https://halcyon.example/*', '', 7])
        assert.equal(await set('2', key, [page, wrong]), 400, String(wrong))
      assert.equal(
        await set(
          '2',
          key,
          Array.from({ length: 101 }, (_, at) => `/page-${at}`),
        ),
        400,
      )
      assert.equal(await set('2', key, [page, page]), 200)
      assert.deepEqual(await app.db.query(sql`select return_addresses as all from brands where id = 2`), [
        { all: [page] },
      ])
      assert.deepEqual(
        lines.map((line) => ({ ...line, id: '' })),
        [{ id: '', key: 'brand 2', brand: '2', change: { return_addresses: [page, page] } }],
      )
    })

    it('opens one brand with the key of the brand, and writes down each change [S04]', async (t) => {
      const lines: object[] = []
      const app = await stand.app({
        log: (_level, message, fields) => {
          if (message === 'administration') lines.push(fields ?? {})
        },
      })
      t.after(app.close)
      const key = 'the-key-of-halcyon-alone'
      const hash = createHash('sha256').update(key).digest('hex')
      await app.db.query(sql`update brands set admin_key = ${hash} where id = 2`)
      const ids = await app.db.query<{ id: string; brand_id: number }>(
        sql`select id::text, brand_id from users where nickname in ('mira.light', 'sunniva') order by brand_id`,
      )
      const [mira, sunniva] = ids.map(({ id }) => id)
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      const found = async (search: string) => {
        const answer = await app.fetch(`/admin/people?search=${search}`, { headers })
        return ((await answer.json()) as { people: unknown[] }).people.length
      }
      assert.deepEqual([await found('mira'), await found('sunniva')], [0, 1])
      const change = async (id: string | undefined) => {
        const body = JSON.stringify({ may_leave: false })
        return (await app.fetch(`/admin/people/${id}`, { method: 'POST', headers, body })).status
      }
      assert.deepEqual([await change(mira), await change(sunniva)], [404, 200])
      assert.deepEqual(
        lines.map((line) => ({ ...line, id: '' })),
        [{ id: '', key: 'brand 2', user: sunniva, change: { may_leave: false } }],
      )
    })
  })
}
