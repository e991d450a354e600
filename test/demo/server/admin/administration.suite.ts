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
