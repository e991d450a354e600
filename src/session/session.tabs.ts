import { keptSession as keyStart } from '../kit/early'
import type { GeuinEventMap } from '../kit/events'
import { record, text } from '../kit/guard'
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

const open = (): Tabs => {
  const listeners = new Set<(news: TabNews) => void>()
  const hear = (news: TabNews) => {
    for (const listener of [...listeners]) listener(news)
  }
  try {
    const channel = new BroadcastChannel('geuinSession')
    channel.onmessage = ({ data }) => {
      const { site, reason } = record(data)
      hear({ site: text(site), reason: reasons.find((it) => it === reason) ?? null })
    }
    return { listeners, tell: (news) => channel.postMessage(news) }
  } catch {
    // The browser tells other tabs by itself what was written to local storage, though not why.
    addEventListener('storage', ({ key, newValue }) => {
      if (key?.startsWith(keyStart)) hear({ site: key.slice(keyStart.length), reason: newValue ? null : 'viewer' })
    })
    return { listeners, tell: () => undefined }
  }
}

const tabs = () => shared('session:tabs', open)

export const tellTabs = (news: TabNews) => tabs().tell(news)

/** Calls back for a page's life with what other tabs tell. */
export const hearTabs = (listener: (news: TabNews) => void) => void tabs().listeners.add(listener)
