import { emit, type GeuinEventMap } from '../kit/events'
import { type Authority, httpFor } from '../kit/http'
import { toJson } from '../kit/json'
import { type PersistedSettings, removeViewerValues } from '../kit/persisted'
import { sessionKeyStart } from '../kit/prefetch'
import { resolveSettings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { storageFor } from '../kit/storage'
import { parseSession, type Session, toEventUser, userOf } from './session'
import { hearTabs, tellTabs } from './session.tabs'

/** What a session needs of the settings. */
export type SessionSettings = PersistedSettings

type Reason = GeuinEventMap['geuin:logout']['reason']

interface Change {
  /** The element that the events concern; the page's first one of the site unless given. */
  element?: Element | undefined
  /** Why it ended; `viewer` unless given. */
  reason?: Reason | undefined
}

/** A site's session on this page: there before React and the store are. */
export interface KeptSession {
  get(): Session
  /** Keeps it for the next page and the other tabs, and sends the page's events for what is different. */
  set(session: Session, change?: Change): void
  /** Takes over what another tab has kept meanwhile. */
  reread(change?: Change): Session
  /** @returns takes the listener off */
  subscribe(listener: () => void): () => void
}

const tags = 'geuin-auth, geuin-feed, geuin-community'

const firstElement = (site: string) =>
  [...document.querySelectorAll(tags)].find((it) => siteKey(resolveSettings(it)) === site) ?? document.documentElement

/** Each change once, whatever the number of elements: the page hears it by bubbling. */
const tellPage = (before: Session, after: Session, element: Element, reason: Reason) => {
  const [was, is] = [userOf(before), userOf(after)]
  if (is && is.id !== was?.id) emit(element, 'geuin:login', { user: toEventUser(is) })
  if (was && !is) emit(element, 'geuin:logout', { reason })
  if (toJson(was) !== toJson(is)) emit(element, 'geuin:user-change', { user: is && toEventUser(is) })
}

const make = (settings: SessionSettings): KeptSession => {
  const site = siteKey(settings)
  const key = sessionKeyStart + site
  const storage = storageFor(settings.storageMode)
  const listeners = new Set<() => void>()
  // Whether other tabs have a session of their own, or this page one that ends with it.
  let apart = settings.storageMode !== 'local'
  let session = parseSession(storage.get(key))
  // Whose traces this tab may hold.
  let last = userOf(session)?.id

  const become = (next: Session, { element, reason = 'viewer' }: Change) => {
    const before = session
    session = next
    const id = userOf(next)?.id
    // Whoever uses this tab next shall not read what they had typed; who was only signed out too early will go on.
    if (id || reason !== 'expired') {
      if (last && last !== id) removeViewerValues(settings)
      last = id
    }
    for (const listener of [...listeners]) listener()
    if (userOf(before)?.id !== id)
      import('./session.answers').then(({ askAnew }) => askAnew(site)).catch(() => undefined)
    // One that has left the page meanwhile would not be heard.
    tellPage(before, next, element?.isConnected ? element : firstElement(site), reason)
  }

  const kept: KeptSession = {
    get: () => session,
    set: (next, change = {}) => {
      if (next.status === 'signed-in') {
        const stored = storage.set(key, toJson({ user: next.user, tokens: next.tokens }))
        apart = !stored || settings.storageMode !== 'local'
      } else storage.remove(key)
      tellTabs({ site, reason: next.status === 'signed-in' ? null : (change.reason ?? 'viewer') })
      become(next, change)
    },
    reread: (change = {}) => {
      const next = parseSession(storage.get(key))
      if (toJson(next) !== toJson(session)) become(next, change)
      return session
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }

  const authority: Authority = {
    bearer: () => (session.status === 'signed-in' ? session.tokens.access : null),
    viewer: () => userOf(session)?.id,
    renew: async () => {
      // That of now: another call's renewal may come to its end while the code of this one is on its way.
      const before = session.status === 'signed-in' ? session.tokens.refresh : null
      const { renewSession } = await import('./session.renew')
      return renewSession(settings, kept, before)
    },
  }
  httpFor(settings).setAuthority(authority)
  hearTabs((news) => {
    if (news.site !== site) return
    // Who signs out means every tab, those too that keep their session to themselves.
    if (news.reason && apart) storage.remove(key)
    kept.reread({ reason: news.reason ?? undefined })
  })
  return kept
}

/** The page's one session of a site; from the first call on, the calls of the site carry its token. */
export const keptSession = (settings: SessionSettings): KeptSession =>
  shared(`session:kept:${siteKey(settings)}`, () => make(settings))
