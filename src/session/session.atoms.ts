import { type Atom, atom } from 'jotai/vanilla'
import { siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { pageStore } from '../kit/store'
import { type Session, userOf } from './session'
import { keptSession, type SessionSettings } from './session.kept'

const make = (settings: SessionSettings): Atom<Session> => {
  const kept = keptSession(settings)
  const current = atom(kept.get())
  // In step from now on, whether or not somebody watches: what asks once must not get an old answer.
  kept.subscribe(() => pageStore().set(current, kept.get()))
  return atom((get) => get(current))
}

/** Who is signed in to a site: one atom per site and page, for the page's store. */
export const sessionAtom = (settings: SessionSettings): Atom<Session> =>
  shared(`session:${siteKey(settings)}`, () => make(settings))

/** The id of a site's viewer; null when nobody is signed in. */
export const viewerIdAtom = (settings: SessionSettings): Atom<string | null> =>
  shared(`session:viewer:${siteKey(settings)}`, () => atom((get) => userOf(get(sessionAtom(settings)))?.id ?? null))
