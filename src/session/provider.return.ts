import { readPageQuery, removePageQuery } from '../kit/pageQuery'
import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'
import { type Pending, parsePending, type Returned, returnNames, statePrefix } from './provider'

/** Beside the storage mode: nothing in memory outlives the way to a provider and back, and it holds no token. */
export const pendingStorage = () => storageFor('session')
export const pendingKey = 'geuinProvider'

/** A return, and what this browser knew of it. */
export interface TakenReturn {
  returned: Returned
  pending: Pending | null
}

const one = (name: string) => {
  const value = readPageQuery(name)
  return Array.isArray(value) ? (value.at(-1) ?? null) : value
}

/** The provider's own error: a page that was left may have had one in its address, which stands before it. */
const errorBeside = (pending: Pending | null) => {
  const had = new URLSearchParams(/\?[^#]*/.exec(pending?.returnAddress ?? '')?.[0]).getAll('error')
  return [readPageQuery('error') ?? []].flat()[had.length] ?? null
}

const take = (): { current: TakenReturn | null } => {
  const storage = pendingStorage()
  const pending = parsePending(storage.get(pendingKey))
  const error = errorBeside(pending)
  const returned = { provider: one('provider'), code: one('code'), state: one('state'), error }
  const isOurs =
    returned.provider !== null &&
    (returned.state?.startsWith(statePrefix) || pending?.thirdPartyId === returned.provider)
  if (!isOurs) return { current: null }
  // Once, whatever comes of it: the same address must not work again.
  storage.remove(pendingKey)
  removePageQuery(returnNames)
  return { current: { returned, pending } }
}

/**
 * The page's return from a provider, once: for the site that it belongs to, or for the first that asks when it belongs
 * to none. The first call takes code, state and provider out of the page's address.
 */
export const claimReturn = (site: string): TakenReturn | null => {
  const holder = shared('session:return', take)
  const { current } = holder
  if (!current || (current.pending && current.pending.site !== site)) return null
  holder.current = null
  return current
}
