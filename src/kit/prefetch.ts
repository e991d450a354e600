import { pageObject } from './shared'

/** The start of every kept session's key in storage; the site follows, see `siteKey`. */
export const sessionKeyStart = 'geuinSession '

/**
 * Requests an answer while the code that reads it still loads. The first signed-out call of the same address for the same
 * brand takes it; later ones go to the network.
 */
export const prefetchAnswer = (address: string, brandId: string) => {
  const answer = fetch(address, { headers: { 'x-brand-id': brandId } })
  pageObject().prefetched = { address, brandId, answer }
  // A failure is handled by the call that takes the answer.
  answer.catch(() => 0)
}

/** The prefetched answer, or null. */
export const takePrefetched = (address: string, brandId: string | null): Promise<Response> | null => {
  const page = pageObject()
  const { prefetched } = page
  if (prefetched?.address !== address || prefetched.brandId !== brandId) return null
  delete page.prefetched
  return prefetched.answer
}
