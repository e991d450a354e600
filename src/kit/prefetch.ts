import { pageObject } from './shared'

/** What the key of every kept session begins with; its site follows, see `siteKey`. */
export const sessionKeyStart = 'geuinSession '

/**
 * Asks for what is about to be needed while the code that reads it is still on its way. Whoever calls the same address
 * for the same brand, signed out, takes the answer; it is given once.
 */
export const askEarly = (address: string, brandId: string) => {
  const answer = fetch(address, { headers: { 'x-brand-id': brandId } })
  pageObject().early = { address, brandId, answer }
  // Whoever takes it hears of it.
  answer.catch(() => 0)
}

/** The answer that was asked for early, or null. */
export const takeEarly = (address: string, brandId: string | null): Promise<Response> | null => {
  const page = pageObject()
  const { early } = page
  if (early?.address !== address || early.brandId !== brandId) return null
  delete page.early
  return early.answer
}
