import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { codes } from '../../../src/wire/codes'
import type { PictureType } from '../../../src/wire/picture'
import { checkPicture, noPicture, readPicture } from '../media/checkPicture'
import { Refusal } from '../refusal'
import { isLoopback, isPublic } from './networkAddresses'

export interface FetchImageSettings {
  /** Lets addresses of this machine, on any port, be fetched too: for the demo and for tests. */
  allowLoopback: boolean
  /** All IP addresses of a name. */
  lookup?: (name: string) => Promise<ReadonlyArray<{ address: string; family: number }>>
  /** Milliseconds for all of it. */
  timeoutMs?: number
}

export interface FetchedImage {
  type: PictureType
  bytes: Uint8Array
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
const missing = () => new Refusal(codes.notFound, 'There is no picture at this address')

/**
 * Gets a picture from the web on behalf of a viewer, without letting them reach what only this machine can reach: each
 * connection goes to an address that was checked when it was looked up, so a name that changes its mind (DNS rebinding)
 * gains nothing, and each redirect is checked as the first address was. No cookie, no referrer, no proxy.
 * @throws Refusal 404 when there is none, 413 over 3 MB, 415 for what is no PNG or JPEG, 5340 for an address in a private
 *   network or of another scheme or port than the web's
 */
export const imageFetcher = ({ allowLoopback, lookup = lookupAll, timeoutMs = 10_000 }: FetchImageSettings) => {
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

  const follow = async (address: URL, signal: AbortSignal) => {
    let url = address
    for (let hops = 0; ; hops++) {
      check(url)
      const { statusCode, headers, body } = await request(url, {
        ...{ dispatcher: agent, signal, method: 'GET' },
        headers: { accept: 'image/png, image/jpeg', 'accept-encoding': 'identity', 'user-agent': 'Geuin' },
      })
      // A body that is given up reports that as an error, which nobody is interested in.
      body.on('error', () => {})
      const location = [headers.location].flat()[0]
      if (statusCode < 300 || statusCode > 399 || !location) return { statusCode, headers, body }
      // A redirect's body is of no interest, and an unread one would keep the connection.
      body.destroy()
      if (hops === maxRedirects || !URL.canParse(location, url)) throw missing()
      url = new URL(location, url)
    }
  }

  const read = async (address: URL, signal: AbortSignal): Promise<FetchedImage> => {
    const { statusCode, headers, body } = await follow(address, signal)
    try {
      if (statusCode !== 200) throw missing()
      if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') throw noPicture()
      const bytes = await readPicture(body as AsyncIterable<Uint8Array>, headers['content-length'])
      return { type: checkPicture(bytes), bytes }
    } finally {
      body.destroy()
    }
  }

  return async (address: string): Promise<FetchedImage> => {
    try {
      return await read(new URL(address), AbortSignal.timeout(timeoutMs))
    } catch (error) {
      if (error instanceof Refusal) throw error
      throw isUnreachable(error) ? refused() : missing()
    }
  }
}

const lookupAll = (name: string) => systemLookup(name, { all: true })
