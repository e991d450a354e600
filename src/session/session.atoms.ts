import { atom, type WritableAtom } from 'jotai/vanilla'
import { siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import type { Session } from './session'
import { keepSession, restoreSession, type SessionSettings } from './session.kept'

type SessionAtom = WritableAtom<Session, [Session], void>

const make = (settings: SessionSettings): SessionAtom => {
  const current = atom(restoreSession(settings))
  return atom(
    (get) => get(current),
    (_get, set, session) => {
      keepSession(settings, session)
      set(current, session)
    },
  )
}

/** Who is signed in to a site: one atom per site and page, restored when it is asked for first, kept when it is set. */
export const sessionAtom = (settings: SessionSettings): SessionAtom =>
  shared(`session:${siteKey(settings)}`, () => make(settings))
