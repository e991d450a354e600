import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from './context'

export type Level = 'info' | 'warn' | 'error'
export type Log = (level: Level, message: string, fields?: Record<string, unknown>) => void

const levels: Level[] = ['info', 'warn', 'error']

/** One line of JSON for each entry of `least` or graver; `silent` writes nothing. */
export const jsonLog =
  (write: (line: string) => void, least: Level | 'silent' = 'info'): Log =>
  (level, message, fields = {}) => {
    if (least === 'silent' || levels.indexOf(level) < levels.indexOf(least)) return
    write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...fields })}\n`)
  }

const acceptable = /^[\w.-]{8,64}$/

/**
 * Gives each request an id (the caller's x-request-id when it is a plain one) and writes one line when it is answered.
 * Only the path is written, never the query, a header or a body: no token or address of a person gets into the log.
 */
export const requestLog =
  (log: Log): MiddlewareHandler<Env> =>
  async (c, next) => {
    const requested = c.req.header('x-request-id')
    const id = requested && acceptable.test(requested) ? requested : randomUUID()
    c.set('requestId', id)
    c.set('note', {})
    const begin = performance.now()
    await next()
    const { status, headers } = c.res
    headers.set('x-request-id', id)
    log(status >= 500 ? 'error' : status === 429 ? 'warn' : 'info', 'request', {
      id,
      method: c.req.method,
      path: c.req.path,
      status,
      ms: Math.round(performance.now() - begin),
      ...c.get('note'),
    })
  }
