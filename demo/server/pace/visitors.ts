import { createHmac } from 'node:crypto'
import type { Now } from '../clock'
import type { Keys } from '../security/keys'

/** Names for those who are signed out. */
export const visitors = (keys: Keys, now: Now) => {
  const key = keys('visitors')
  return {
    /** A network's name for today. Without the key nobody finds the address by trying all that there are. */
    async nameOf(network: string): Promise<string> {
      const day = now().toISOString().slice(0, 10)
      return createHmac('sha256', await key())
        .update(`${day} ${network}`)
        .digest('hex')
    },
  }
}
