import type { MiddlewareHandler } from 'hono'
import { codes } from '../../../src/wire/codes'
import { badRequest, Refusal, waitable } from '../refusal'
import type { Ctx, Env } from './context'
import { readAddress } from './network'

export interface Rate {
  /** Requests that may come together. */
  burst: number
  /** Requests a second that an address may go on with. */
  perSecond: number
}

/**
 * The caller's address, or null without a network in between. Each proxy appends whom it heard from to X-Forwarded-For,
 * so that with two trusted ones the last but one entry is the caller; what precedes it, anybody may have written.
 * @throws Refusal 400 when a trusted proxy names no IP address
 */
export const callerAddress = (c: Ctx, trustedProxies: number): string | null => {
  const entries = c.req.header('x-forwarded-for')?.split(',') ?? []
  const forwarded = trustedProxies > 0 ? entries.at(-trustedProxies)?.trim() : undefined
  if (forwarded === undefined) return readAddress(c.env?.incoming?.socket?.remoteAddress ?? '')
  const address = readAddress(forwarded)
  if (!address) throw badRequest('X-Forwarded-For must hold IP addresses')
  return address
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
