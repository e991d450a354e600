import { emitToSite } from '../kit/elements'
import { toJson } from '../kit/guard'
import { httpFor } from '../kit/http'
import { siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { sessionKeyStart, storageFor } from '../kit/storage'
import { removeViewerValues } from '../kit/viewerValues'
import { paths } from '../wire/paths'
import {
  type LogoutReason,
  parseSession,
  parseTokens,
  type Session,
  type SessionSettings,
  type SessionStore,
  type StoredSession,
  signedOut,
  toEventUser,
  type User,
} from './session'
import { notifyTabs, onTabNews } from './session.tabs'
import type { TokenHolder } from './session.tokens'

/** Milliseconds: a page that is seen again sooner does not ask whether its session has been ended. */
const minSeenInterval = 60_000

/** Calls back when the viewer comes back to the page after having looked at something else. */
const onSeenAgain = (listener: () => void) => {
  let seenAt = 0
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - seenAt < minSeenInterval) return
    seenAt = Date.now()
    listener()
  })
}

interface Change {
  element?: Element | undefined
  reason?: LogoutReason | undefined
}

const toSession = (stored: StoredSession | null): Session =>
  stored ? { status: 'signed-in', user: stored.user } : signedOut

const make = (settings: SessionSettings): SessionStore => {
  const site = siteKey(settings)
  const key = sessionKeyStart + site
  // Of sessions that ended here and maybe not on the server.
  const endedKey = `geuinEnded ${site}`
  // Where the browser refuses storage tokens are in this map, which nothing on the page's shared object leads to.
  const storage = storageFor(settings.storageMode, new Map())
  const listeners = new Set<() => void>()
  // Whether this tab's session is its own: not shared with other tabs, or lost with the page.
  let isTabOnly = settings.storageMode !== 'local'
  let current = parseSession(storage.get(key))
  let session = toSession(current)
  // The viewer whose typed values this tab may hold.
  let last = current?.user.id

  const emitChange = (was: User | null, is: User | null, element: Element | undefined, reason: LogoutReason) => {
    const user = is && toEventUser(is, settings)
    if (user && user.id !== was?.id) emitToSite(site, 'geuin:login', { user }, element)
    if (was && !user) emitToSite(site, 'geuin:logout', { reason }, element)
    emitToSite(site, 'geuin:user-change', { user }, element)
  }

  const become = (next: StoredSession | null, { element, reason = 'viewer' }: Change) => {
    const [was, is] = [current?.user ?? null, next?.user ?? null]
    current = next
    // Renewed tokens change nothing that anybody sees.
    if (toJson(was) === toJson(is)) return
    session = toSession(next)
    // The next viewer of this tab must not read them; after an expiry the same viewer is expected back.
    if (is || reason !== 'expired') {
      if (last && last !== is?.id) removeViewerValues(settings)
      last = is?.id
    }
    for (const listener of [...listeners]) listener()
    if (was?.id !== is?.id)
      import('./refetch.actions').then(({ refetchForViewer }) => refetchForViewer(site)).catch(() => undefined)
    emitChange(was, is, element, reason)
  }

  const enter = (next: StoredSession, element?: Element) => {
    isTabOnly = !storage.set(key, toJson(next)) || settings.storageMode !== 'local'
    notifyTabs({ site, reason: null })
    become(next, { element })
  }
  const leave = (reason: LogoutReason, element?: Element) => {
    storage.remove(key)
    notifyTabs({ site, reason })
    become(null, { element, reason })
  }
  const reread = (reason?: LogoutReason) => become(parseSession(storage.get(key)), { reason })

  const tokens: TokenHolder = {
    get: () => current?.tokens ?? null,
    reread: () => {
      reread('expired')
      return current?.tokens ?? null
    },
    replace: (next) => {
      if (current) enter({ ...current, tokens: next })
    },
    drop: () => leave('expired'),
  }
  let renewal: Promise<boolean> | null = null
  const renew = async () => {
    // Read now: another call's renewal may end while the code for this one loads.
    const before = current?.tokens.refresh ?? null
    const { renewTokens } = await import('./session.tokens')
    renewal ??= renewTokens(settings, tokens, before).finally(() => {
      renewal = null
    })
    return renewal
  }
  httpFor(settings).setAuthority({
    bearer: () => current?.tokens.access ?? null,
    viewer: () => current?.user.id,
    renew,
  })

  const revoke = async () => {
    if (storage.get(endedKey) === null) return
    const { revokeEnded } = await import('./session.tokens')
    await revokeEnded(settings, { storage, key: endedKey })
  }
  const revokeLater = () => void revoke().catch(() => undefined)
  addEventListener('online', revokeLater)
  revokeLater()

  onTabNews((news) => {
    if (news.site !== site) return
    // A sign-out holds for every tab, also for those with a session of their own.
    if (news.reason && isTabOnly) storage.remove(key)
    reread(news.reason ?? undefined)
  })
  onSeenAgain(() => {
    // The answer of a session that another device has ended signs out.
    if (current)
      httpFor(settings)
        .get(paths.account)
        .catch(() => undefined)
  })

  return {
    get: () => session,
    enter,
    update: (user, element) => {
      if (current) enter({ ...current, user }, element)
    },
    end: async (reason, element) => {
      if (!current) return
      // Before the server is asked: if this page closes meanwhile, the next one repeats it.
      if (reason === 'viewer') storage.set(endedKey, toJson([...parseTokens(storage.get(endedKey)), current.tokens]))
      leave(reason, element)
      await revoke().catch(() => undefined)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The page's one session of a site; from the first call on, the calls of the site carry its token. */
export const sessionStore = (settings: SessionSettings): SessionStore =>
  shared(`session:store:${siteKey(settings)}`, () => make(settings))
