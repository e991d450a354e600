import type { MiddlewareHandler } from 'hono'
import { tokenHeaders } from '../session/tokens'
import { compress, pickEncoding, worthCompressing } from './compress'
import type { Env } from './context'

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

/** Answers of the API are the caller's own and never kept by a cache; larger ones are compressed. */
export const packJson: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  c.header('vary', 'accept-encoding', { append: true })
  const encoding = pickEncoding(c.req.header('accept-encoding'))
  if (!encoding || !c.res.headers.get('content-type')?.startsWith('application/json')) return
  const plain = Buffer.from(await c.res.clone().arrayBuffer())
  if (plain.length < worthCompressing) return
  const { status, headers } = c.res
  const packed = await compress(plain, encoding, false)
  c.res = new Response(new Uint8Array(packed), { status, headers })
  c.header('content-encoding', encoding)
  c.header('content-length', String(packed.length))
}
