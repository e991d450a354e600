import { elementsOf } from '../kit/elements'
import { emit } from '../kit/events'
import { toJson } from '../kit/guard'
import { type Authority, httpFor } from '../kit/http'
import { removeViewerValues } from '../kit/persisted'
import { siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { sessionKeyStart, storageFor } from '../kit/storage'
import {
  type LogoutReason,
  parseSession,
  type Session,
  type SessionChange,
  type SessionSettings,
  type SessionStore,
  toEventUser,
  userOf,
} from './session'
import { notifyTabs, onTabNews } from './session.tabs'

/** Sends each change once, from one element: the page hears it by bubbling. */
const emitChanges = (before: Session, after: Session, element: Element, reason: LogoutReason) => {
  const [was, is] = [userOf(before), userOf(after)]
  if (is && is.id !== was?.id) emit(element, 'geuin:login', { user: toEventUser(is) })
  if (was && !is) emit(element, 'geuin:logout', { reason })
  if (toJson(was) !== toJson(is)) emit(element, 'geuin:user-change', { user: is && toEventUser(is) })
}

const make = (settings: SessionSettings): SessionStore => {
  const site = siteKey(settings)
  const key = sessionKeyStart + site
  const storage = storageFor(settings.storageMode)
  const listeners = new Set<() => void>()
  // Whether this tab's session is its own: not shared with other tabs, or lost with the page.
  let isTabOnly = settings.storageMode !== 'local'
  let session = parseSession(storage.get(key))
  // The viewer whose typed values this tab may hold.
  let last = userOf(session)?.id

  const become = (next: Session, { element, reason = 'viewer' }: SessionChange) => {
    const before = session
    session = next
    const id = userOf(next)?.id
    // The next viewer of this tab must not read them; after an expiry the same viewer is expected back.
    if (id || reason !== 'expired') {
      if (last && last !== id) removeViewerValues(settings)
      last = id
    }
    for (const listener of [...listeners]) listener()
    if (userOf(before)?.id !== id)
      import('./refetch.actions').then(({ refetchForViewer }) => refetchForViewer(site)).catch(() => undefined)
    // An element that has left the page would not be heard.
    emitChanges(
      before,
      next,
      element?.isConnected ? element : (elementsOf(site)[0] ?? document.documentElement),
      reason,
    )
  }

  const store: SessionStore = {
    get: () => session,
    set: (next, change = {}) => {
      if (next.status === 'signed-in') {
        const stored = storage.set(key, toJson({ user: next.user, tokens: next.tokens }))
        isTabOnly = !stored || settings.storageMode !== 'local'
      } else storage.remove(key)
      notifyTabs({ site, reason: next.status === 'signed-in' ? null : (change.reason ?? 'viewer') })
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
      // Read now: another call's renewal may end while the code for this one loads.
      const before = session.status === 'signed-in' ? session.tokens.refresh : null
      const { renewSession } = await import('./session.renew')
      return renewSession(settings, store, before)
    },
  }
  httpFor(settings).setAuthority(authority)
  onTabNews((news) => {
    if (news.site !== site) return
    // A sign-out holds for every tab, also for those with a session of their own.
    if (news.reason && isTabOnly) storage.remove(key)
    store.reread({ reason: news.reason ?? undefined })
  })
  return store
}

/** The page's one session of a site; from the first call on, the calls of the site carry its token. */
export const sessionStore = (settings: SessionSettings): SessionStore =>
  shared(`session:store:${siteKey(settings)}`, () => make(settings))
