import { pageObject } from './shared'

/**
 * Sends a visitor's GET before the code that reads its answer has loaded: the first call of the same address takes it. A
 * viewer's call needs a token, which only the session's code has.
 */
export const prefetch = (address: string, brandId: string): void => {
  pageObject()[(address + brandId) as `http${string}`] = fetch(address, { headers: { 'x-brand-id': brandId } }).catch(
    () => 0 as const,
  )
}
