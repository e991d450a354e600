import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { readUserAgent } from '../../../../demo/server/session/userAgent'
import type { TestApp } from '../../../../demo/server/testing'
import { codes } from '../../../../src/wire/codes'
import { paths } from '../../../../src/wire/paths'
import type { WireSession } from '../../../../src/wire/session'
import { call, get, type Stand } from '../../../support/server'
import { consume, enter, post, sent } from '../signIn/signIn'

type Headers = Record<string, string>

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0'

export const devicesSuite = (stand: Stand): void => {
  describe('a viewer’s devices', () => {
    let app: TestApp
    let time = Date.parse('2026-03-02T08:00:00Z')
    const address = { email: 'devices@mail.example' }
    before(async () => {
      app = await stand.app({ now: () => new Date(time) })
    })
    after(() => app.close())

    const list = async (headers: Headers) =>
      (await get<{ items: WireSession[] }>(app, paths.sessionList, { headers })).items
    const status = async (headers: Headers) => (await call(app, paths.account, { headers })).status

    it('are listed with what they are called and when they were used, this one first [S04]', async () => {
      const one = await enter(app, address, 'first')
      time += 3600_000
      const { session, code } = await sent(app, address, 'second')
      const body = { userInputCode: code, ...address, login_source: 'web', device_type: 3 }
      const { preAuthSessionId, deviceId } = session
      const two = await post(app, paths.consumeCode, { ...body, preAuthSessionId, deviceId }, { 'user-agent': firefox })
      await enter(app, { email: 'neighbour@mail.example' })
      time += 3600_000
      const first = await post(app, paths.sessionRefresh, {}, { 'gn-refresh-token': one.refreshToken })
      const headers = { authorization: `Bearer ${first.headers.get('gn-access-token')}` }
      const items = await list(headers)
      assert.deepEqual(
        items.map(({ session_id: _, ...item }) => item),
        [
          {
            ...{ browser: null, system: null, is_current: true },
            ...{ created_at: '2026-03-02T08:00:00.000Z', last_used_at: '2026-03-02T10:00:00.000Z' },
          },
          {
            ...{ browser: 'Firefox', system: 'Linux', is_current: false },
            ...{ created_at: '2026-03-02T09:00:00.000Z', last_used_at: '2026-03-02T09:00:00.000Z' },
          },
        ],
      )
      assert.equal(two.code, codes.ok)
    })

    it('can be signed out one by one by their user, and by nobody else [S04]', async () => {
      time += 3600_000
      const [mine, other] = [await enter(app, address, 'third'), await enter(app, { email: 'thief@mail.example' })]
      const victim = (await list(mine.headers)).find(({ is_current: isCurrent }) => !isCurrent)
      const end = (sessionId: string | undefined, headers: Headers) =>
        post(app, paths.sessionEnd, { session_id: sessionId }, headers)
      assert.equal((await end(victim?.session_id, other.headers)).status, 404)
      for (const id of ['x', "' or true", '00000000-0000-4000-8000-000000000000']) {
        assert.equal((await end(id, mine.headers)).status, 404, id)
      }
      assert.equal((await end(victim?.session_id, mine.headers)).code, codes.ok)
      assert.equal((await end(victim?.session_id, mine.headers)).status, 404, 'it has ended')
      assert.ok(!(await list(mine.headers)).some((it) => it.session_id === victim?.session_id))
      assert.equal((await call(app, paths.sessionList)).status, 401)
    })

    it('are signed out everywhere but here at once [S04]', async () => {
      time += 3600_000
      const [here, there] = [await enter(app, address, 'here'), await enter(app, address, 'there')]
      const other = await enter(app, { email: 'stays@mail.example' })
      assert.equal((await post(app, paths.sessionEndOthers, {}, here.headers)).code, codes.ok)
      assert.deepEqual(
        [await status(here.headers), await status(there.headers), await status(other.headers)],
        [200, 401, 200],
      )
      const refresh = await post(app, paths.sessionRefresh, {}, { 'gn-refresh-token': there.refreshToken })
      assert.equal(refresh.code, codes.sessionEnded)
      assert.equal((await list(here.headers)).length, 1)
      const { session, code } = await sent(app, address, 'there')
      assert.equal((await consume(app, address, session, code)).code, codes.ok)
    })

    it('are named by their User-Agent, as far as it is known', () => {
      assert.deepEqual(readUserAgent(iphone), { browser: 'Safari', system: 'iPhone' })
      assert.deepEqual(readUserAgent(edge), { browser: 'Edge', system: 'Windows' })
      const headless = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0.0.0 Safari/537.36'
      assert.deepEqual(readUserAgent(headless), { browser: 'Chrome', system: 'Linux' })
      assert.deepEqual(readUserAgent('curl/8'), { browser: null, system: null })
    })
  })
}
