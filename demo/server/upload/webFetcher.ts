import type { IncomingHttpHeaders } from 'node:http'
import { request } from 'undici'
import { codes } from '../../../src/wire/codes'
import { Refusal } from '../refusal'
import { isUnreachable, type PublicWebSettings, publicWeb } from './publicWeb'

export interface WebFetchSettings extends PublicWebSettings {
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

const refused = () => new Refusal(codes.addressRefused, 'This address may not be fetched')
const missing = () => new Refusal(codes.notFound, 'There is nothing at this address')

/**
 * Gets something from the web on behalf of a viewer, see {@link publicWeb}; each redirect is checked as the first address
 * was. No cookie, no referrer, no proxy.
 *
 * The function that it makes takes an address, the types to accept, and what reads the answer, which may stop early.
 * @throws Refusal 404 for everything but an answer of 200, 5340 for an address in a private network or of another scheme
 *   or port than the web's, and what the reader throws
 */
export const webFetcher = ({ timeoutMs = 10_000, ...settings }: WebFetchSettings) => {
  const { agent, check } = publicWeb(settings)

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
