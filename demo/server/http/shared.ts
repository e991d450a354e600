import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { recent } from '../recent'
import { pickEncoding } from './compress'
import type { Ctx, Env } from './context'

interface Answer {
  status: number
  headers: [string, string][]
  body: Uint8Array
  etag: string
}

const maxAnswers = 1000

/** Headers that an answer has of its own, or gets anew. */
const ownHeaders = ['x-request-id', 'cache-control', 'vary']

const readAnswer = async ({ status, headers, body: _ }: Response, bytes: ArrayBuffer): Promise<Answer> => ({
  status,
  headers: [...headers].filter(([name]) => !ownHeaders.includes(name)),
  body: new Uint8Array(bytes),
  etag: `"${createHash('sha1').update(new Uint8Array(bytes)).digest('base64url')}"`,
})

const respond = (c: Ctx, { status, headers, body, etag }: Answer) => {
  const isKnown = c.req.header('if-none-match')?.includes(etag)
  // For the caller: a copy is kept and asked about each time. For a network in front of this server: a second, and while
  // it asks again, half a minute.
  const answer = new Response(isKnown ? null : body.slice(), { status: isKnown ? 304 : status, headers })
  answer.headers.set('cache-control', 'public, no-cache')
  answer.headers.set('cdn-cache-control', 'max-age=1, stale-while-revalidate=30')
  answer.headers.set('vary', 'authorization, x-brand-id, accept-encoding')
  answer.headers.set('etag', etag)
  if (isKnown) answer.headers.delete('content-length')
  return answer
}

/**
 * Answers that are the same for every visitor of a brand: made once, compressed once, and given to all who ask for them
 * within `forMs`, by this process; those who ask at the same time wait for one and the same. A signed-in viewer's answers
 * are the viewer's own, and a refusal is nobody else's.
 */
export const sharedAnswers = (forMs: number, now: () => number): MiddlewareHandler<Env> => {
  const answers = recent<Promise<Answer | null>>(forMs, now, maxAnswers)
  return async (c, next) => {
    if (c.req.method !== 'GET' || c.req.header('authorization')) return next()
    const encoding = pickEncoding(c.req.header('accept-encoding'))
    const key = [c.req.url, c.req.header('x-brand-id'), encoding].join(' ')
    const kept = answers.get(key)
    if (kept) {
      const answer = await kept
      return answer ? respond(c, answer) : next()
    }
    const make = async () => {
      await next()
      return c.res.status === 200 ? readAnswer(c.res, await c.res.clone().arrayBuffer()) : null
    }
    const answer = make()
    answers.set(key, answer)
    const made = await answer.catch((error) => {
      answers.delete(key)
      throw error
    })
    if (!made) return answers.delete(key)
    // Hono would put the headers of the answer that is replaced over the new one's.
    c.res = undefined
    c.res = respond(c, made)
  }
}
