import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../../../../demo/server/database/sql'
import { derivedKeys } from '../../../../demo/server/security/keys'
import { sessions } from '../../../../demo/server/session/sessions'
import type { Stand } from '../../../support/server'
import { enter } from '../signIn/signIn'
import { permit } from '../upload/pictures'

export const keysSuite = (stand: Stand): void => {
  describe('the keys of tokens, codes and uploads', () => {
    const secretOf = (letter: string) => letter.repeat(40)

    it('come from the environment’s secret, so that the database holds none [S02] [S04]', async (t) => {
      const app = await stand.app({ keys: derivedKeys(secretOf('a')) })
      t.after(() => app.close())
      const { headers } = await enter(app, { email: 'keys@mail.example' })
      assert.equal((await permit(app, 'uploads/profile_images/key.png', headers)).code, 200)
      assert.deepEqual(await app.db.query(sql`select name from secrets`), [])
    })

    it('are the same in each process with that secret, and worthless in one with another [S02] [S04]', async (t) => {
      const app = await stand.app({ keys: derivedKeys(secretOf('a')) })
      t.after(() => app.close())
      const { headers } = await enter(app, { email: 'keys@mail.example' })
      const token = headers.authorization?.replace('Bearer ', '') ?? ''
      const now = () => new Date()
      const viewerWith = (letter: string) => sessions(app.db, now, derivedKeys(secretOf(letter))).viewer(token)
      assert.match((await viewerWith('a')).userId, /^\d+$/)
      await assert.rejects(viewerWith('b'), /not valid/)
    })

    it('differ by purpose [S04]', async () => {
      const keys = derivedKeys(secretOf('a'))
      const names = ['access-token', 'refresh-token', 'codes', 'uploads', 'admin']
      const all = await Promise.all(names.map(async (name) => Buffer.from(await keys(name)()).toString('hex')))
      assert.equal(new Set(all).size, names.length)
      for (const key of all) assert.equal(key.length, 64)
    })
  })
}
