import type { Hono } from 'hono'
import { codes } from '../../../src/wire/codes'
import type { Envelope } from '../../../src/wire/envelope'
import { calls } from '../../../src/wire/index'
import type { Now } from '../clock'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { answerJson } from './api'
import type { Ctx, Env } from './context'
import { within } from './limits'
import type { Callers, Route } from './route'

interface CallDeps {
  services: Pick<Services, 'sessions' | 'brands' | 'repeats'>
  now: Now
  /** Milliseconds after which a call is answered 503. */
  timeoutMs: number
  /** Checks each answer against the wire: one that does not fit becomes a 500. */
  checkAnswers: boolean
}

/** Answers all calls of the wire: 501 for one without a route, 405 for another method. */
export const addCalls = (
  app: Hono<Env>,
  { services, now, timeoutMs, checkAnswers }: CallDeps,
  routes: readonly Route[],
): void => {
  const callers: Callers = {
    viewer: (token) => services.sessions.viewer(token),
    brand: (id) => (id ? services.brands.byId(id) : services.brands.first()),
    now,
    once: (request, work) => services.repeats.once(request, work),
  }
  const handlers = new Map(routes.map((route) => [route.call.id, route]))
  for (const call of calls) {
    const handler = handlers.get(call.id)
    app.on(call.method, call.path, async (c: Ctx) => {
      if (!handler) throw new Refusal(codes.notImplemented, `This server does not answer ${call.id} yet`)
      const data = await within(timeoutMs, handler.handle(c, callers))
      // Bytes, which are no envelope.
      if (data instanceof Response) return data
      if (checkAnswers) await call.answer.validate(data, { strict: true })
      const envelope: Envelope<unknown> = { code: codes.ok, message: 'OK', data }
      return answerJson(c, envelope)
    })
  }
  for (const path of new Set(calls.map((call) => call.path))) {
    const methods = calls.filter((call) => call.path === path).map(({ method }) => method)
    app.all(path, (c) => {
      const allow = [...new Set(methods), 'OPTIONS'].join(', ')
      throw new Refusal(codes.methodNotAllowed, `${c.req.method} is not possible here`, { headers: { allow } })
    })
  }
}
