import type { MiddlewareHandler } from 'hono'
import { codes } from '../../../src/wire/codes'
import { Refusal, waitable } from '../refusal'
import type { Ctx, Env } from './context'

export interface Rate {
  /** Requests that may come together. */
  burst: number
  /** Requests a second that an address may go on with. */
  perSecond: number
}

/** The caller's address; behind a proxy that is trusted, what it says the caller's is. Undefined without a network in between. */
export const callerAddress = (c: Ctx, trustProxy: boolean): string | undefined => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return forwarded || c.env?.incoming?.socket?.remoteAddress
}

const maxAddresses = 10_000

/**
 * A token bucket for each address (or network, as `addressOf` says), in this process. It protects the server from a
 * runaway page; what protects people (codes, sign-ins) is counted in the database.
 */
export const rateLimit = (
  { burst, perSecond }: Rate,
  addressOf: (c: Ctx) => string,
  now: () => number,
): MiddlewareHandler<Env> => {
  const buckets = new Map<string, { left: number; at: number }>()
  return async (c, next) => {
    const address = addressOf(c)
    const at = now()
    const bucket = buckets.get(address) ?? { left: burst, at }
    const left = Math.min(burst, bucket.left + ((at - bucket.at) / 1000) * perSecond)
    // Set anew, so that the map's order is the order of use and its first entry the one to forget.
    buckets.delete(address)
    buckets.set(address, { left: Math.max(0, left - 1), at })
    if (buckets.size > maxAddresses) buckets.delete(buckets.keys().next().value as string)
    if (left < 1) {
      const seconds = Math.ceil((1 - left) / perSecond)
      throw waitable(codes.tooMany, 'Too many requests. Please wait a moment.', seconds)
    }
    await next()
  }
}

/** Settles like `work`, or refuses after `ms`; the work itself is not stopped. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refusal(codes.unavailable, 'This took too long. Please try again.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
