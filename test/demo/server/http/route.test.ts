import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { Hono } from 'hono'
import { array, number, object, string } from 'yup'
import type { Brand } from '../../../../demo/server/brand/brands'
import type { Env } from '../../../../demo/server/http/context'
import { answerError } from '../../../../demo/server/http/errors'
import { requestLog } from '../../../../demo/server/http/log'
import { type Callers, route } from '../../../../demo/server/http/route'
import { call, nothing } from '../../../../src/wire/envelope'

const greet = call({
  ...{ id: 'greet', method: 'POST', path: '/api/greet', summary: '', who: 'viewer' },
  query: object({ tag: array(string().required()).default([]), times: number().integer().default(1) }),
  body: object({ name: string().max(5).required(), age: number().integer() }),
  answer: nothing,
})

describe('a route', () => {
  const app = new Hono<Env>()
  let heard: unknown
  const callers: Callers = {
    viewer: async () => ({ userId: '7', brandId: '1', sessionId: 's' }),
    brand: async () => ({ brand_id: '1' }) as Brand,
    now: () => new Date(),
    once: (_, work) => work(),
  }
  const { handle } = route(greet, ({ query, body, viewer }) => {
    heard = { query, body, user: viewer?.userId }
    return null
  })
  const post = async (body: unknown, { path = '/api/greet', headers = {} as Record<string, string> } = {}) => {
    const init = { authorization: 'Bearer x', 'content-type': 'application/json', ...headers }
    const answer = await app.request(path, { method: 'POST', body: String(body), headers: init })
    return { status: answer.status, ...((await answer.json()) as { message: string }) }
  }
  before(() => {
    app.onError(answerError(() => {}))
    app.use(requestLog(() => {}))
    app.post(greet.path, async (c) => c.json(await handle(c, callers)))
  })

  it('passes validated, typed input on without unknown fields [S02]', async () => {
    await post('{"name":"Mira","age":"30","admin":true}', { path: '/api/greet?tag=a&tag=b&times=2&x=1' })
    assert.deepEqual(heard, { query: { tag: ['a', 'b'], times: 2 }, body: { name: 'Mira', age: 30 }, user: '7' })
    await post('{"name":"Mira"}', {
      path: '/api/greet?tag=a',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    })
    assert.deepEqual(heard, { query: { tag: ['a'], times: 1 }, body: { name: 'Mira' }, user: '7' })
  })

  it('refuses bodies that are not what the call takes [S02] [S04]', async () => {
    const bad: [unknown, RegExp][] = [
      ['{"name":"Mira"', /not valid JSON/],
      ['', /not valid JSON/],
      ['[]', /must be a JSON object/],
      ['null', /must be a JSON object/],
      ['{}', /name is a required field/],
      ['{"name":"Miranda"}', /name must be at most 5 characters/],
      ['{"name":"M\\u0000"}', /null character/],
      ['{"name":{"$ne":1}}', /name must be a `string` type$/],
      ['{"name":"Mira","age":1.5}', /age must be an integer/],
    ]
    for (const [body, message] of bad) {
      const answer = await post(body)
      assert.equal(answer.status, 400, String(body))
      assert.match(answer.message, message)
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
      assert.equal((await post('{"name":"Mira"}', { headers: { 'content-type': type } })).status, 415)
    }
  })

  it('asks for a token where only a viewer may call [F24]', async () => {
    const answer = await app.request(greet.path, { method: 'POST', body: '{}' })
    assert.equal(answer.status, 401)
  })
})
