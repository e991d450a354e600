import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { wasVerifiedLately } from '../../../../demo/server/session/verification'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { type Stand, signIn } from '../../../support/server'
import { codeFor, consume, enter, send } from '../signIn/signIn'

export const verificationSuite = (stand: Stand): void => {
  describe('a viewer’s fresh proof by code', () => {
    let app: TestApp
    let time: number
    const address = { email: 'leaving@mail.example' }
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    const isVerified = async ({ authorization = '' }: Record<string, string>) =>
      wasVerifiedLately(
        app.db,
        await app.services.sessions.viewer(authorization.replace('Bearer ', '')),
        new Date(time),
      )
    /** Signed in with a refreshed token, long after the code. */
    const refreshed = async (refreshToken: string) => {
      const { accessToken } = await app.services.sessions.refresh(refreshToken)
      return { authorization: `Bearer ${accessToken}` }
    }

    before(async () => {
      time = Date.parse('2026-03-02T08:00:00Z')
      app = await stand.app({ now: () => new Date(time) })
    })
    after(() => app.close())

    it('counts for five minutes, in the session that the code began [F15] [S04]', async () => {
      const { headers, refreshToken } = await enter(app, address)
      later(299)
      assert.equal(await isVerified(headers), true)
      later(1)
      assert.equal(await isVerified(headers), false)
      later(60 * 60)
      const old = await refreshed(refreshToken)
      const fresh = await enter(app, address, 'browser-2')
      assert.equal(await isVerified(fresh.headers), true)
      assert.equal(await isVerified(old), false)
    })

    it('does not count in a session that no code began, nor for somebody else’s [F15] [S04]', async () => {
      assert.equal(await isVerified((await signIn(app, 'luca')).headers), false)
      later(60)
      const [one, two] = [await enter(app, address), await signIn(app, 'theo')]
      const viewer = await app.services.sessions.viewer(one.headers.authorization.replace('Bearer ', ''))
      const other = await app.services.sessions.viewer((two.headers.authorization ?? '').replace('Bearer ', ''))
      const mixed = { userId: other.userId, sessionId: viewer.sessionId }
      assert.equal(await wasVerifiedLately(app.db, mixed, new Date(time)), false)
      await app.services.sessions.end(viewer.sessionId)
      assert.equal(await wasVerifiedLately(app.db, viewer, new Date(time)), false)
    })

    it('gets a code that is good for five minutes, and says so, to their own address only [D06] [F15] [S04]', async () => {
      later(600)
      const { headers } = await enter(app, address)
      later(60)
      const own = await send(app, address, {}, headers)
      assert.match(app.mailbox.list()[0]?.text ?? '', /It is good for 5 minutes/)
      later(299)
      const code = codeFor(app, address.email)
      const proven = await consume(app, address, own.data, code)
      assert.equal(proven.code, codes.ok)
      const bearer = { authorization: `Bearer ${proven.headers.get('gn-access-token')}` }
      later(60)
      const again = await send(app, address, {}, bearer)
      later(300)
      const late = await consume(app, address, again.data, codeFor(app, address.email))
      assert.equal(late.code, codes.codeExpired)
      const other = { email: 'somebody.else@mail.example' }
      const { data } = await send(app, other, {}, bearer)
      later(301)
      assert.equal((await consume(app, other, data, codeFor(app, other.email))).code, codes.ok)
    })
  })
}
