import { type Answer, ApiError, httpFor, isApiError } from '../kit/http'
import { resolveSettings, type Settings } from '../kit/settings'
import { paths } from '../wire/paths'
import { type Session, signedOut, type Tokens, toUser, type User } from './session'
import { refreshTokens, tokensOf } from './session.renew'
import { sessionStore } from './session.store'

/** Who is signed in to an element's site. */
export const sessionOf = (element: Element): Session => sessionStore(resolveSettings(element)).get()

/** Tells the server with the old tokens; an access token that has run out is renewed for that. */
const endOnServer = async (settings: Settings, { access, refresh }: Tokens) => {
  const http = httpFor(settings)
  try {
    await http.send('POST', paths.signOut, { bearer: access })
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error
    const { access: renewed } = await refreshTokens(settings, refresh)
    await http.send('POST', paths.signOut, { bearer: renewed })
  }
}

/**
 * Ends the session in this browser without waiting for the server, which only updates the viewer's list of devices.
 * @param element whose site it is, and which the events concern
 * @param reason `deleted` when there is no account any more
 */
export const signOut = async (element: Element, reason: 'viewer' | 'deleted' = 'viewer'): Promise<void> => {
  const settings = resolveSettings(element)
  const store = sessionStore(settings)
  const session = store.get()
  if (session.status === 'signed-out') return
  const ending = reason === 'deleted' ? null : endOnServer(settings, session.tokens)
  store.set(signedOut, { element, reason })
  await ending?.catch(() => undefined)
}

/**
 * Takes over what the viewer, or the server for them, changed about them.
 * @param change the account that a call answered, or fields that are known to be different now; that of somebody else,
 *   who was signed in when the call was made, changes nothing
 */
export const updateUser = (element: Element, change: Partial<User>): void => {
  const store = sessionStore(resolveSettings(element))
  const session = store.get()
  if (session.status === 'signed-in' && (change.id ?? session.user.id) === session.user.id)
    store.set({ ...session, user: { ...session.user, ...change } }, { element })
}

/**
 * Signs in with what a call answered.
 * @returns the user
 * @throws ApiError `malformed` for an answer without tokens or without a user
 */
export const enter = async (element: Element, { data, headers }: Answer<unknown>): Promise<User> => {
  const settings = resolveSettings(element)
  const tokens = tokensOf(headers)
  if (!tokens) throw new ApiError('malformed')
  const user = toUser(data ?? (await httpFor(settings).get(paths.account, { bearer: tokens.access })).data)
  if (!user) throw new ApiError('malformed')
  sessionStore(settings).set({ status: 'signed-in', user, tokens }, { element })
  return user
}
