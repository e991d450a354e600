import type { GeuinEventMap } from '../kit/events'
import { record, text } from '../kit/guard'
import { shared } from '../kit/shared'
import { sessionKeyStart } from '../kit/storage'

/** A message to the other tabs of the origin: read a site's stored session again. It holds nothing secret. */
export interface TabNews {
  site: string
  /** Set when it was a sign-out. */
  reason: GeuinEventMap['geuin:logout']['reason'] | null
}

type Reason = Exclude<TabNews['reason'], null>

const reasons: readonly Reason[] = ['viewer', 'expired', 'deleted']

interface Tabs {
  notify(news: TabNews): void
  listeners: Set<(news: TabNews) => void>
}

/** Milliseconds in which a message may still bring the reason of a sign-out. */
const reasonDelay = 100

const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel('geuinSession')
  } catch {
    return null
  }
}

const open = (): Tabs => {
  const listeners = new Set<(news: TabNews) => void>()
  const lastReasons = new Map<string, TabNews['reason']>()
  const hear = (news: TabNews) => {
    for (const listener of [...listeners]) listener(news)
  }
  const channel = openChannel()
  if (channel) {
    channel.onmessage = ({ data }) => {
      const { site, reason } = record(data)
      const news = { site: text(site), reason: reasons.find((it) => it === reason) ?? null }
      lastReasons.set(news.site, news.reason)
      hear(news)
    }
  }
  // Another tab's write may be readable here only after its message: this event says when it is.
  addEventListener('storage', ({ key, newValue }) => {
    if (!key?.startsWith(sessionKeyStart)) return
    const site = key.slice(sessionKeyStart.length)
    if (newValue) return hear({ site, reason: null })
    setTimeout(() => hear({ site, reason: lastReasons.get(site) ?? 'viewer' }), channel ? reasonDelay : 0)
  })
  return { listeners, notify: (news) => channel?.postMessage(news) }
}

const tabs = () => shared('session:tabs', open)

export const notifyTabs = (news: TabNews) => tabs().notify(news)

/** Calls back with the messages of other tabs, for as long as the page lives. */
export const onTabNews = (listener: (news: TabNews) => void) => void tabs().listeners.add(listener)
