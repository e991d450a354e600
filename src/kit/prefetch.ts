import { pageObject } from './shared'

/**
 * Sends a visitor's GET before the code that reads its answer has loaded: the first call of the same address takes it. A
 * viewer's call needs a token, which only the session's code has.
 */
export const prefetch = (address: string, brandId: string): void => {
  pageObject().prefetched = {
    address,
    brandId,
    answer: fetch(address, { headers: { 'x-brand-id': brandId } })
      // The body is read as it comes: later, a slow phone would draw a frame before it had it.
      .then((it) => it.text().then((body) => new Response(body, it)))
      .catch(() => 0 as const),
  }
}
