/** What is done with a session's tokens: reading, renewing and revoking them. */

import { toJson } from '../kit/guard'
import { ApiError, httpFor, isApiError } from '../kit/http'
import { siteKey } from '../kit/settings'
import type { TextStorage } from '../kit/storage'
import { codes } from '../wire/codes'
import { paths } from '../wire/paths'
import { parseTokens, type SessionSettings, type Tokens } from './session'
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

/**
 * Asks for new tokens, without any session.
 * @throws ApiError 5310 when the session has ended
 */
const refreshTokens = async (settings: SessionSettings, token: string): Promise<Tokens> => {
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

/** The tokens of a site's session, in this page and in the browser's storage. */
export interface TokenHolder {
  /** This page's; null when nobody is signed in. */
  get(): Tokens | null
  /** The stored ones: another tab may have been faster. The page takes their session over. */
  reread(): Tokens | null
  replace(tokens: Tokens): void
  /** The server has ended the session. */
  drop(): void
}

/**
 * New tokens in place of those that have run out: one request at a time for all tabs of the origin. A refusal signs out;
 * no answer, or a server in trouble, does not.
 * @param before the refresh token that goes with the access token that was refused
 * @returns whether somebody is signed in with other tokens than before
 * @throws ApiError when it can't be told now
 */
export const renewTokens = (settings: SessionSettings, holder: TokenHolder, before: string | null): Promise<boolean> =>
  alone(`geuinSession ${siteKey(settings)}`, async () => {
    const sent = holder.reread()?.refresh
    // Another tab was faster, or was refused.
    if (sent === undefined || sent !== before) return sent !== undefined
    try {
      const tokens = await refreshTokens(settings, sent)
      const now = holder.get()
      // A sign-out or sign-in meanwhile is newer than this answer.
      if (now?.refresh !== sent) return now !== null
      holder.replace(tokens)
      return true
    } catch (error) {
      if (!isRefusal(error)) throw error
      const now = holder.reread()
      if (now?.refresh !== sent) return now !== null
      // The viewer did not sign out, so the page's own token may sign them in again.
      ssoTokenMark.remove(settings)
      holder.drop()
      return false
    }
  })

/** Ends a session on the server; an access token that has run out is renewed for that. */
const endOnServer = async (settings: SessionSettings, { access, refresh }: Tokens) => {
  const http = httpFor(settings)
  try {
    await http.send('POST', paths.signOut, { bearer: access })
  } catch (error) {
    if (!isRefusal(error)) throw error
    const { access: renewed } = await refreshTokens(settings, refresh)
    await http.send('POST', paths.signOut, { bearer: renewed })
  }
}

/** Where the tokens of sessions are stored that ended here and maybe not on the server. */
export interface EndedSessions {
  storage: TextStorage
  key: string
}

const removeEnded = ({ storage, key }: EndedSessions, { refresh }: Tokens) => {
  const others = parseTokens(storage.get(key)).filter((it) => it.refresh !== refresh)
  if (others.length > 0) storage.set(key, toJson(others))
  else storage.remove(key)
}

/** Ends sessions on the server that ended here before. What the server could not be told stays stored. */
export const revokeEnded = (settings: SessionSettings, ended: EndedSessions): Promise<void> =>
  alone(`geuinEnded ${siteKey(settings)}`, async () => {
    for (const tokens of parseTokens(ended.storage.get(ended.key))) {
      try {
        await endOnServer(settings, tokens)
        removeEnded(ended, tokens)
      } catch (error) {
        if (isRefusal(error)) removeEnded(ended, tokens)
      }
    }
  })
