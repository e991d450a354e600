import { lookup as systemLookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { Agent } from 'undici'
import { isLoopback, isPublic } from './networkAddresses'

export interface PublicWebSettings {
  /** Lets addresses of this machine, on any port, be reached too: for the demo and for tests. */
  allowLoopback: boolean
  /** All IP addresses of a name. */
  lookup?: (name: string) => Promise<ReadonlyArray<{ address: string; family: number }>>
}

/** What is thrown for an address that leads where nobody may go. */
class Unreachable extends Error {
  override name = 'Unreachable'
}

/** undici throws it unchanged or as the cause of its own error. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreachable || (error instanceof Error && error.cause instanceof Unreachable)

const lookupAll = (name: string) => systemLookup(name, { all: true })

/**
 * Connections to the public web on behalf of a viewer, without letting them reach what only this machine can reach: each
 * goes to an address that was checked when it was looked up, so a name that changes its mind (DNS rebinding) gains
 * nothing.
 */
export const publicWeb = ({ allowLoopback, lookup = lookupAll }: PublicWebSettings) => {
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

  return {
    /** undici's dispatcher for all requests. */
    agent: new Agent({ connect: { lookup: guardedLookup, timeout: 5000 }, pipelining: 0 }),
    /**
     * What a URL says before anything is looked up. An IP address is never looked up, so it is judged here.
     * @throws Unreachable
     */
    check(url: URL): void {
      const host = url.hostname.replace(/^\[|\]$/g, '')
      const isFine = /^https?:$/.test(url.protocol) && !url.username && !url.password && (!isIP(host) || mayReach(host))
      // Other ports belong to other services than the web's.
      if (!isFine || (url.port && !allowLoopback)) throw new Unreachable()
    },
  }
}
