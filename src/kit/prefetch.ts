import { appendQuery, type Query } from './queryString'
import { type Settings, siteKey } from './settings'
import { pageObject } from './shared'
import { sessionKeyStart, storageFor } from './storage'

/**
 * Sends a visitor's GET before the code that reads its answer has loaded: the first call of the same address takes it. A
 * viewer's call needs a token, which only the session's code has.
 */
export const prefetch = (settings: Settings, path: string, query: Query): void => {
  const { apiHost, brandId, storageMode } = settings
  if (!apiHost || !brandId || storageFor(storageMode).get(sessionKeyStart + siteKey(settings)) !== null) return
  const address = appendQuery(apiHost + path, query)
  const answer = fetch(address, { headers: { 'x-brand-id': brandId } })
  pageObject().prefetched = { address, brandId, answer }
  // A failure is handled by the call that takes the answer.
  answer.catch(() => undefined)
}
