import { type Atom, atom } from 'jotai/vanilla'
import { siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { type Session, type SessionSettings, userOf } from './session'
import { sessionStore } from './session.store'

const make = (settings: SessionSettings): Atom<Session> => {
  const stored = sessionStore(settings)
  const current = atom(stored.get())
  // Follows also without a subscriber: a single read must not get an old session.
  stored.subscribe(() => pageStore().set(current, stored.get()))
  return atom((get) => get(current))
}

/** Who is signed in to a site: one atom per site and page, for the page's store. */
export const sessionAtom = (settings: SessionSettings): Atom<Session> =>
  shared(`session:${siteKey(settings)}`, () => make(settings))

/** The id of a site's viewer; null when nobody is signed in. */
export const viewerIdAtom = (settings: SessionSettings): Atom<string | null> =>
  shared(`session:viewer:${siteKey(settings)}`, () => atom((get) => userOf(get(sessionAtom(settings)))?.id ?? null))
