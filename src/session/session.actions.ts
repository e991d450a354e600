import { type Answer, ApiError, httpFor } from '../kit/http'
import { resolveSettings } from '../kit/settings'
import { paths } from '../wire/paths'
import { type Session, toUser, type User, userOf } from './session'
import { sessionStore } from './session.store'
import { tokensOf } from './session.tokens'

/** Who is signed in to an element's site. */
export const sessionOf = (element: Element): Session => sessionStore(resolveSettings(element)).get()

/**
 * Ends the session in this browser, then on the server.
 * @param element whose site it is, and which the events concern
 * @param reason `deleted` when there is no account any more
 */
export const signOut = (element: Element, reason: 'viewer' | 'deleted' = 'viewer'): Promise<void> =>
  sessionStore(resolveSettings(element)).end(reason, element)

/**
 * Takes over what the viewer, or the server for them, changed about them.
 * @param change the account that a call answered, or fields that are known to be different now; that of somebody else,
 *   who was signed in when the call was made, changes nothing
 */
export const updateUser = (element: Element, change: Partial<User>): void => {
  const store = sessionStore(resolveSettings(element))
  const user = userOf(store.get())
  if (user && (change.id ?? user.id) === user.id) store.update({ ...user, ...change }, element)
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
  sessionStore(settings).enter({ user, tokens }, element)
  return user
}
