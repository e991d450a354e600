import { pageObject } from './shared'

/** The start of every kept session's key in storage; the site follows, see `siteKey`. */
export const sessionKeyStart = 'geuinSession '

/**
 * The answer that the loader requested while this code still loaded, or null. The first signed-out call of the same address
 * for the same brand takes it; later ones go to the network.
 */
export const takePrefetched = (address: string, brandId: string | null): Promise<Response> | null => {
  const page = pageObject()
  const { prefetched } = page
  if (prefetched?.address !== address || prefetched.brandId !== brandId) return null
  delete page.prefetched
  return prefetched.answer
}
