import { httpFor } from '../kit/http'
import { toJson } from '../kit/json'
import { type Settings, siteKey } from '../kit/settings'
import { storageFor } from '../kit/storage'
import { parseSession, type Session } from './session'

/** What a session needs of the settings. */
export type SessionSettings = Pick<Settings, 'apiHost' | 'brandId' | 'storageMode'>

const keyOf = (settings: SessionSettings) => `geuinSession ${siteKey(settings)}`

/** The session that an earlier page kept; calls of this site carry its token from now on. */
export const restoreSession = (settings: SessionSettings): Session => {
  const session = parseSession(storageFor(settings.storageMode).get(keyOf(settings)))
  if (session.status === 'signed-in') httpFor(settings).setBearer(session.tokens.access)
  return session
}

/** Keeps a session for the next page, or forgets the one that was kept, and makes the calls of this site carry its token. */
export const keepSession = (settings: SessionSettings, session: Session) => {
  const storage = storageFor(settings.storageMode)
  const signedIn = session.status === 'signed-in'
  if (signedIn) storage.set(keyOf(settings), toJson({ user: session.user, tokens: session.tokens }))
  else storage.remove(keyOf(settings))
  httpFor(settings).setBearer(signedIn ? session.tokens.access : null)
}
