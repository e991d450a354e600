import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { decodeJwt } from 'jose'
import { sql } from '../../../../demo/server/database/sql'
import { accessSeconds, graceSeconds, refreshDays, type Tokens } from '../../../../demo/server/session/sessions'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import { call, get, type Stand, signIn } from '../../../support/server'

export const sessionSuite = (stand: Stand): void => {
  describe('sessions', () => {
    let app: TestApp
    let time: number
    let tokens: Tokens
    const later = (seconds: number) => {
      time += seconds * 1000
    }
    const refresh = async (refreshToken: string, headers = {}): Promise<Tokens> => {
      const answer = await call(app, paths.sessionRefresh, {
        method: 'POST',
        headers: { 'gn-refresh-token': refreshToken, ...headers },
      })
      assert.deepEqual([answer.status, answer.code, answer.data], [200, 200, null], answer.message)
      const [access, next] = ['gn-access-token', 'gn-refresh-token'].map((name) => answer.headers.get(name) ?? '')
      assert.ok(access && next)
      return { accessToken: access ?? '', refreshToken: next ?? '' }
    }
    const refused = async (refreshToken: string) => {
      const { status, code, data, headers } = await call(app, paths.sessionRefresh, {
        method: 'POST',
        headers: { 'gn-refresh-token': refreshToken },
      })
      assert.deepEqual([status, code, data], [401, codes.sessionEnded, null])
      assert.equal(headers.get('gn-access-token'), null)
    }
    const status = async (accessToken: string) =>
      (await call(app, paths.feedHome, { headers: { authorization: `Bearer ${accessToken}` } })).status

    before(async () => {
      time = Date.parse('2026-03-02T08:00:00Z')
      app = await stand.app({ now: () => new Date(time) })
    })
    after(() => app.close())
    beforeEach(async () => {
      const [user] = await app.db.query<{ id: string }>(sql`select id::text from users where nickname = 'ines'`)
      tokens = await app.services.sessions.start(user?.id ?? '')
    })

    it('gives access tokens of at most 15 minutes that end on time [F24] [S04]', async () => {
      const { exp = 0, iat = 0 } = decodeJwt(tokens.accessToken)
      assert.ok(exp - iat <= 15 * 60)
      later(accessSeconds - 1)
      assert.equal(await status(tokens.accessToken), 200)
      later(2)
      assert.equal(await status(tokens.accessToken), 401)
    })

    it('gives new tokens for a refresh token, also beside an access token that has run out [F24]', async () => {
      later(accessSeconds + 1)
      const next = await refresh(tokens.refreshToken, { authorization: `Bearer ${tokens.accessToken}` })
      assert.equal(await status(next.accessToken), 200)
      assert.notEqual(next.refreshToken, tokens.refreshToken)
      const after = await refresh(next.refreshToken)
      assert.equal(await status(after.accessToken), 200)
    })

    it('gives all that refresh within the grace the same next token, so that a session has one chain [F24] [S04]', async () => {
      const tabs = await Promise.all(Array.from({ length: 6 }, () => refresh(tokens.refreshToken)))
      later(graceSeconds - 1)
      tabs.push(await refresh(tokens.refreshToken))
      assert.equal(new Set(tabs.map(({ refreshToken }) => refreshToken)).size, 1)
      for (const { accessToken } of tabs) assert.equal(await status(accessToken), 200)
      later(60)
      // The owner continues the chain; a thief who holds the same token shows it later, and both are out.
      const next = await refresh(tabs[0]?.refreshToken ?? '')
      later(graceSeconds + 1)
      await refused(tabs[6]?.refreshToken ?? '')
      await refused(next.refreshToken)
      assert.equal(await status(next.accessToken), 401)
    })

    it('ends 180 days after the sign-in, however often it is refreshed [F24] [S04]', async () => {
      let current = tokens
      for (let days = 0; days < 150; days += 50) {
        later(50 * 24 * 60 * 60)
        current = await refresh(current.refreshToken)
      }
      later(29 * 24 * 60 * 60)
      current = await refresh(current.refreshToken)
      later(24 * 60 * 60)
      await refused(current.refreshToken)
    })

    it('ends the whole session when a refresh token is used again after the grace [F24] [S04]', async () => {
      const next = await refresh(tokens.refreshToken)
      later(graceSeconds + 1)
      await refused(tokens.refreshToken)
      await refused(next.refreshToken)
      assert.equal(await status(next.accessToken), 401)
      const [{ ended_why: why } = { ended_why: '' }] = await app.db.query<{ ended_why: string }>(
        sql`select ended_why from sessions where id = ${decodeJwt(next.accessToken).sid}`,
      )
      assert.match(why, /twice/)
    })

    it('keeps the user’s other sessions when one ends [F24]', async () => {
      const other = await signIn(app, 'ines')
      await app.services.sessions.end(String(decodeJwt(tokens.accessToken).sid))
      await refused(tokens.refreshToken)
      assert.equal(await status(tokens.accessToken), 401)
      assert.equal((await call(app, paths.feedHome, other)).status, 200)
    })

    it('checks the sessions of calls that come together by one statement, each by itself', async () => {
      const [user] = await app.db.query<{ id: string }>(sql`select id::text from users where nickname = 'mira.light'`)
      const { sessions } = app.services
      const [live, other, ended] = await Promise.all([user, user, user].map(() => sessions.start(user?.id ?? '')))
      assert.ok(live && other && ended)
      await sessions.end(String(decodeJwt(ended.accessToken).sid))
      const accessTokens = [tokens, live, ended, other, live].map(({ accessToken }) => accessToken)
      // Their signatures are checked once: from then on calls wait for nothing but the statement.
      await Promise.allSettled(accessTokens.map(sessions.viewer))
      const own = app.db.query
      let statements = 0
      app.db.query = (statement) => {
        statements += 1
        return own(statement)
      }
      const results = await Promise.allSettled(accessTokens.map(sessions.viewer)).finally(() => {
        app.db.query = own
      })
      assert.equal(statements, 1)
      const users = results.map((it) => (it.status === 'fulfilled' ? it.value.userId : it.reason.code))
      assert.deepEqual(users, [decodeJwt(tokens.accessToken).sub, user?.id, 401, user?.id, user?.id])
    })

    it('refuses refresh tokens that are unknown, old, or missing [F24]', async () => {
      await refused('nonsense')
      assert.equal((await call(app, paths.sessionRefresh, { method: 'POST' })).status, 400)
      later(refreshDays * 24 * 60 * 60 + 1)
      await refused(tokens.refreshToken)
    })

    it('keeps refresh tokens as hashes only [S04]', async () => {
      const rows = await app.db.query<{ hash: string }>(sql`select hash from refresh_tokens`)
      assert.ok(rows.length > 0)
      assert.ok(rows.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash)))
    })

    it('answers 401 for a token that is forged, altered or of another brand [S04]', async () => {
      const [header, payload, signature] = tokens.accessToken.split('.')
      const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url')
      const [miras] = await app.db.query<{ id: string }>(sql`select id::text from users where nickname = 'mira.light'`)
      const claims = { ...decodeJwt(tokens.accessToken), sub: miras?.id }
      const forged = Buffer.from(JSON.stringify(claims)).toString('base64url')
      const bad = [`${none}.${payload}.`, `${header}.${forged}.${signature}`, `${header}.${payload}`, 'x']
      for (const token of bad) assert.equal(await status(token), 401, token)
      assert.equal((await call(app, paths.feedHome, { headers: { authorization: 'Basic eDp5' } })).status, 401)
      const headers = { authorization: `Bearer ${tokens.accessToken}`, 'x-brand-id': '2' }
      assert.equal((await call(app, paths.feedHome, { headers })).status, 401)
    })

    it('takes the viewer’s brand when the caller names none [F24]', async () => {
      const sunniva = await signIn(app, 'sunniva', { brand: '2' })
      assert.equal((await get<{ name: string }>(app, paths.brand, sunniva)).name, 'Halcyon')
    })

    it('refuses users whose account was deleted [F24]', async () => {
      const gone = await signIn(app, 'nils')
      await app.db.query(sql`update users set deleted_at = now() where nickname = 'nils'`)
      assert.equal((await call(app, paths.feedHome, gone)).status, 401)
      await assert.rejects(signIn(app, 'nils'), /account is gone/)
    })
  })
}
