import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'
import { mayBeProviderReturn } from './mayBeProviderReturn'
import { type Pending, parsePending, type Returned } from './provider'

/** Beside the storage mode: nothing in memory outlives the way to a provider and back, and it holds no token. */
export const pendingStorage = () => storageFor('session')
export const pendingKey = 'geuinProvider'

/** A return, and what this browser knew of it. */
export interface TakenReturn {
  returned: Returned
  pending: Pending | null
}

/** Changes the page's address; the state belongs to the host's router. */
export const replaceAddress = (address: string) => {
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // A sandboxed frame keeps the address.
  }
}

const take = (): { current: TakenReturn | null } => {
  if (!mayBeProviderReturn()) return { current: null }
  const answer = new URLSearchParams(location.hash.slice(1))
  const [provider, code] = [answer.get('provider'), answer.get('code')]
  const returned = { provider, code, state: answer.get('state'), error: answer.get('error') }
  const storage = pendingStorage()
  const pending = parsePending(storage.get(pendingKey))
  // Once, whatever comes of it: the same address must not work again.
  storage.remove(pendingKey)
  replaceAddress(location.href.split('#', 1)[0] as string)
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
