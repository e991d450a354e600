import { badRequest } from '../refusal'
import type { Ctx } from './context'

const ownHosts = /^(localhost|[a-z0-9.-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether a host name of a URL is this machine. */
export const isOwnHost = (hostname: string): boolean => ownHosts.test(hostname)

/** Whether a request names this machine, which a page elsewhere cannot make a browser do by its own name. */
export const isForOwnHost = (c: Ctx): boolean => isOwnHost(new URL(c.req.url).hostname)

/**
 * Our own address, such as https://api.example: the setting, else what the caller called this machine.
 * @throws Refusal 400 for the name of another machine, which a link in a message must never hold
 */
export const originOf = (c: Ctx, setting: string | null): string => {
  if (setting !== null) return setting
  if (!isForOwnHost(c)) throw badRequest('This server is known as localhost only')
  return new URL(c.req.url).origin
}
