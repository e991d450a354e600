import type { GeuinEventMap } from '../kit/events'
import { record, text } from '../kit/guard'
import { sessionKeyStart } from '../kit/prefetch'
import { shared } from '../kit/shared'

/** What one tab tells the others of the origin about a site: to look at what is kept. It holds nothing secret. */
export interface TabNews {
  site: string
  /** Set when it was a sign-out. */
  reason: GeuinEventMap['geuin:logout']['reason'] | null
}

type Reason = Exclude<TabNews['reason'], null>

const reasons: readonly Reason[] = ['viewer', 'expired', 'deleted']

interface Tabs {
  tell(news: TabNews): void
  listeners: Set<(news: TabNews) => void>
}

/** Milliseconds in which a message may still say why what was kept is gone. */
const moment = 100

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('geuinSession')
  } catch {
    return null
  }
}

const open = (): Tabs => {
  const listeners = new Set<(news: TabNews) => void>()
  const said = new Map<string, TabNews['reason']>()
  const hear = (news: TabNews) => {
    for (const listener of [...listeners]) listener(news)
  }
  const channel = openChannel()
  if (channel) {
    channel.onmessage = ({ data }) => {
      const { site, reason } = record(data)
      const news = { site: text(site), reason: reasons.find((it) => it === reason) ?? null }
      said.set(news.site, news.reason)
      hear(news)
    }
  }
  // What another tab has written may show here later than its message does; this event says when it does.
  addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(sessionKeyStart)) return
    const site = key.slice(sessionKeyStart.length)
    if (newValue) return hear({ site, reason: null })
    setTimeout(() => hear({ site, reason: said.get(site) ?? 'viewer' }), channel ? moment : 0)
  })
  return { listeners, tell: (news) => channel?.postMessage(news) }
}

const tabs = () => shared('session:tabs', open)

export const tellTabs = (news: TabNews) => tabs().tell(news)

/** Calls back for a page's life with what other tabs tell. */
export const hearTabs = (listener: (news: TabNews) => void) => void tabs().listeners.add(listener)
