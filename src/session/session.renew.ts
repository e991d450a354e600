import { ApiError, httpFor, isApiError } from '../kit/http'
import { siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { type Session, type SessionSettings, type SessionStore, signedOut, type Tokens } from './session'
import { ssoTokenMark } from './ssoTokenMark'

/** Milliseconds after which another tab that holds the lock counts as stuck. */
const maxLockTime = 15_000

/** Runs `work` while no other tab of the origin runs it; without waiting where the browser has no locks. */
const alone = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return work()
  let begun = false
  const begin = () => {
    begun = true
    return work()
  }
  try {
    return await locks.request(name, { signal: AbortSignal.timeout(maxLockTime) }, begin)
  } catch (error) {
    // A sandboxed frame refuses locks.
    if (begun) throw error
    return work()
  }
}

/** The tokens that a sign-in or a refresh answered, or null when it did not. */
export const tokensOf = (headers: Headers): Tokens | null => {
  const [access, refresh] = [headers.get('gn-access-token'), headers.get('gn-refresh-token')]
  return access && refresh ? { access, refresh } : null
}

const refreshTokenOf = (session: Session) => (session.status === 'signed-in' ? session.tokens.refresh : null)

/**
 * Asks for new tokens, without any session.
 * @throws ApiError 5310 when the session has ended
 */
export const refreshTokens = async (settings: SessionSettings, token: string): Promise<Tokens> => {
  const { headers } = await httpFor(settings).send('POST', paths.sessionRefresh, {
    headers: { 'gn-refresh-token': token },
    bearer: null,
  })
  const tokens = tokensOf(headers)
  if (!tokens) throw new ApiError('malformed')
  return tokens
}

const isRefusal = (error: unknown) =>
  isApiError(error) && error.kind === 'http' && (error.status === 401 || error.code === codes.sessionEnded)

const renew = async (settings: SessionSettings, store: SessionStore, before: string | null): Promise<boolean> => {
  const sent = refreshTokenOf(store.reread({ reason: 'expired' }))
  // Another tab was faster, or was refused.
  if (sent === null || sent !== before) return sent !== null
  try {
    const tokens = await refreshTokens(settings, sent)
    const now = store.get()
    // A sign-out or sign-in meanwhile is newer than this answer.
    if (now.status !== 'signed-in' || now.tokens.refresh !== sent) return now.status === 'signed-in'
    store.set({ ...now, tokens })
    return true
  } catch (error) {
    if (!isRefusal(error)) throw error
    if (refreshTokenOf(store.reread({ reason: 'expired' })) !== sent) return store.get().status === 'signed-in'
    // The viewer did not sign out, so the page's own token may sign them in again.
    ssoTokenMark.remove(settings)
    store.set(signedOut, { reason: 'expired' })
    return false
  }
}

/**
 * New tokens in place of those that have run out: one request at a time for the page, and for all tabs of the origin. A
 * refusal signs out; no answer, or a server in trouble, does not.
 * @param before the refresh token that goes with the access token that was refused
 * @returns whether somebody is signed in with other tokens than before
 * @throws ApiError when it can't be told now
 */
export const renewSession = (
  settings: SessionSettings,
  store: SessionStore,
  before: string | null,
): Promise<boolean> => {
  const flight = shared(`session:renewal:${siteKey(settings)}`, () => ({ running: null as Promise<boolean> | null }))
  flight.running ??= alone(`geuinSession ${siteKey(settings)}`, () => renew(settings, store, before)).finally(() => {
    flight.running = null
  })
  return flight.running
}
