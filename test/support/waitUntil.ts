import { waitUntil as wait } from '@open-wc/testing'

/**
 * Waits for something that comes by itself. What is late on a busy machine is not wrong, so it waits nearly as long as a
 * test may take.
 */
export const waitUntil = (what: () => unknown, why?: string) => wait(what, why, { timeout: 20_000, interval: 20 })
