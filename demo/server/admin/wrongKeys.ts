import { codes } from '../../../src/wire/codes'
import type { Now } from '../clock'
import { waitable } from '../refusal'

/** Wrong keys that a network may send before it has to wait. */
export const maxWrongKeys = 10
const waitSeconds = 15 * 60
const maxNetworks = 10_000

/** Counts wrong keys for each network, in this process. */
export const createWrongKeys = (now: Now) => {
  const networks = new Map<string, { count: number; last: number }>()
  return {
    /** @throws Refusal 429 for a network that sent too many, whatever it sends now */
    check(network: string): void {
      const found = networks.get(network)
      if (!found) return
      const left = Math.ceil((found.last + waitSeconds * 1000 - now().getTime()) / 1000)
      if (left <= 0) networks.delete(network)
      else if (found.count >= maxWrongKeys) throw waitable(codes.tooMany, 'Too many wrong keys were sent', left)
    },
    add(network: string): void {
      const count = (networks.get(network)?.count ?? 0) + 1
      // Set anew, so that the map's first entry is the one to forget.
      networks.delete(network)
      networks.set(network, { count, last: now().getTime() })
      if (networks.size > maxNetworks) networks.delete(networks.keys().next().value as string)
    },
  }
}
