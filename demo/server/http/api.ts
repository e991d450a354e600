import type { MiddlewareHandler } from 'hono'
import { tokenHeaders } from '../session/tokens'
import { compressNow, pickEncoding, worthCompressing } from './compress'
import type { Ctx, Env } from './context'

/** Any page may call: what a caller may do depends on its tokens, never on cookies. */
export const cors: MiddlewareHandler<Env> = async (c, next) => {
  c.header('access-control-allow-origin', '*')
  c.header('access-control-expose-headers', [...tokenHeaders, 'retry-after', 'x-request-id', 'date'].join(', '))
  if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
    c.header('access-control-allow-methods', 'GET, POST, PATCH, PUT, DELETE')
    c.header(
      'access-control-allow-headers',
      ['authorization', 'content-type', 'x-brand-id', 'x-request-id', 'gn-refresh-token', 'idempotency-key'].join(', '),
    )
    c.header('access-control-max-age', '7200')
    return c.body(null, 204)
  }
  return next()
}

/** Answers of the API are the caller's own and never kept by a cache. */
export const ownAnswers: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  // `c.header` would copy the whole answer, each time, once there is one.
  const { headers } = c.res
  headers.set('cache-control', 'no-store')
  headers.set('x-content-type-options', 'nosniff')
  headers.append('vary', 'accept-encoding')
}

/** A value as JSON, compressed where that pays. */
export const answerJson = (c: Ctx, value: unknown): Response => {
  const plain = JSON.stringify(value)
  const headers = { 'content-type': 'application/json' }
  const encoding = plain.length < worthCompressing ? undefined : pickEncoding(c.req.header('accept-encoding'))
  if (!encoding) return c.body(plain, 200, headers)
  const packed = compressNow(plain, encoding)
  return c.body(packed, 200, { ...headers, 'content-encoding': encoding, 'content-length': String(packed.length) })
}
