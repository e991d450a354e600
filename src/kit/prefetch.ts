import { pageObject } from './shared'

/**
 * Sends a visitor's GET before the code that reads its answer has loaded: the first call of the same address takes it. A
 * viewer's call needs a token, which only the session's code has. The brand is part of the address, in place of the header
 * `x-brand-id`: for a header of our own a browser would ask an API on another site for permission first, one more round trip,
 * and a link in the page's head can request nothing but an address (see src/fallback/preloadLinks.ts).
 * @param address with a query
 */
export const prefetch = (address: string, brandId: string): void => {
  pageObject()[(address + brandId) as `http${string}`] = fetch(`${address}&brand_id=${brandId}`).catch(() => 0 as const)
}
