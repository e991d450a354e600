import { lookup as systemLookup } from 'node:dns/promises'
import type { IncomingHttpHeaders } from 'node:http'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { codes } from '../../../src/wire/codes'
import { Refusal } from '../refusal'
import { isLoopback, isPublic } from './networkAddresses'

export interface WebFetchSettings {
  /** Lets addresses of this machine, on any port, be fetched too: for the demo and for tests. */
  allowLoopback: boolean
  /** All IP addresses of a name. */
  lookup?: (name: string) => Promise<ReadonlyArray<{ address: string; family: number }>>
  /** Milliseconds for all of it. */
  timeoutMs?: number
}

export interface WebAnswer {
  /** After redirects. */
  url: URL
  headers: IncomingHttpHeaders
  body: AsyncIterable<Uint8Array>
}

const maxRedirects = 3

/** What the lookup says about a name that leads where nobody may go. */
class Unreachable extends Error {
  override name = 'Unreachable'
}

/** undici throws it unchanged or as the cause of its own error. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Error && error.cause instanceof Unreachable)

const refused = () => new Refusal(codes.addressRefused, 'This address may not be fetched')
const missing = () => new Refusal(codes.notFound, 'There is nothing at this address')

const lookupAll = (name: string) => systemLookup(name, { all: true })

/**
 * Gets something from the web on behalf of a viewer, without letting them reach what only this machine can reach: each
 * connection goes to an address that was checked when it was looked up, so a name that changes its mind (DNS rebinding)
 * gains nothing, and each redirect is checked as the first address was. No cookie, no referrer, no proxy.
 *
 * The function that it makes takes an address, the types to accept, and what reads the answer, which may stop early.
 * @throws Refusal 404 for everything but an answer of 200, 5340 for an address in a private network or of another scheme
 *   or port than the web's, and what the reader throws
 */
export const webFetcher = ({ allowLoopback, lookup = lookupAll, timeoutMs = 10_000 }: WebFetchSettings) => {
  const mayReach = (address: string) => isPublic(address) || (allowLoopback && isLoopback(address))

  const guardedLookup: LookupFunction = (name, { all }, done) => {
    lookup(name).then(
      (found) => {
        const [first] = found
        // One private address among public ones is the sign of an attack.
        if (!first || !found.every(({ address }) => mayReach(address))) done(new Unreachable(), '', 0)
        else if (all) done(null, [...found], 0)
        else done(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    )
  }
  const agent = new Agent({ connect: { lookup: guardedLookup, timeout: 5000 }, pipelining: 0 })

  /** What a URL says before anything is looked up. An IP address is never looked up, so it is judged here. */
  const check = (url: URL) => {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (!/^https?:$/.test(url.protocol) || url.username || url.password) throw refused()
    if (isIP(host) && !mayReach(host)) throw refused()
    // Other ports belong to other services than the web's.
    if (url.port && !allowLoopback) throw refused()
  }

  const follow = async (address: URL, accept: string, signal: AbortSignal) => {
    let url = address
    for (let hops = 0; ; hops++) {
      check(url)
      const { statusCode, headers, body } = await request(url, {
        ...{ dispatcher: agent, signal, method: 'GET' },
        headers: { accept, 'accept-encoding': 'identity', 'user-agent': 'Geuin' },
      })
      // A body that is given up reports that as an error, which nobody is interested in.
      body.on('error', () => {})
      const location = [headers.location].flat()[0]
      if (statusCode < 300 || statusCode > 399 || !location) return { url, statusCode, headers, body }
      // A redirect's body is of no interest, and an unread one would keep the connection.
      body.destroy()
      if (hops === maxRedirects || !URL.canParse(location, url)) throw missing()
      url = new URL(location, url)
    }
  }

  return async <T>(address: string, accept: string, read: (answer: WebAnswer) => Promise<T>): Promise<T> => {
    try {
      const { url, statusCode, headers, body } = await follow(new URL(address), accept, AbortSignal.timeout(timeoutMs))
      try {
        if (statusCode !== 200) throw missing()
        return await read({ url, headers, body: body as AsyncIterable<Uint8Array> })
      } finally {
        body.destroy()
      }
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw isUnreachable(error) ? refused() : missing()
    }
  }
}

/** Whether an answer is as it was asked for: not compressed, since nothing limits what comes out of a small file. */
export const isPlain = ({ headers }: Pick<WebAnswer, 'headers'>): boolean =>
  (headers['content-encoding'] ?? 'identity') === 'identity'
