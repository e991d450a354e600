import { waitUntil as wait } from '@open-wc/testing'

/**
 * Waits for a condition, nearly as long as a test may take, because a busy machine is slow.
 */
export const waitUntil = (what: () => unknown, why?: string) => wait(what, why, { timeout: 20_000, interval: 20 })
