import { optionalKeys } from '../consent/forget'
import { fromJson, list, record, text, toJson } from '../kit/guard'
import { onSettingsChange } from '../kit/settings'
import { shared } from '../kit/shared'
import type { TextStorage } from '../kit/storage'

/** One event on the wire, in a body `{ "events": [ … ] }` of type text/plain, since JSON would cost a preflight. */
export interface WireEvent {
  /** Unique: a batch whose answer was lost is sent again. */
  id: string
  name: string
  /** ISO 8601, UTC. */
  at: string
  properties: Readonly<Record<string, unknown>>
  platform_source: number
  brand_id: string | null
  /** The same for all events between two loads of the page. */
  visit_id: string
}

export interface Transport {
  add(event: WireEvent): void
}

/** The browser's functions, which tests replace. */
export interface TransportWorld {
  /** Whether it may still be sent: a viewer can take their consent back while it waits. */
  maySend(event: WireEvent): boolean
  fetch: typeof fetch
  beacon(url: string, body: string): boolean
  /** Calls back after a delay. @returns cancels it */
  later(work: () => void, milliseconds: number): () => void
  /** Calls back whenever the viewer may be leaving the page. @returns removes the listeners */
  onLeave(work: () => void): () => void
  /** Calls back whenever the line is back. @returns removes the listener */
  onOnline(work: () => void): () => void
  isOffline(): boolean
}

const batchSize = 20
/** Milliseconds that an event waits for others; doubles with each failure. */
const batchDelayMs = 5_000
const maxDelayMs = 60_000
/** Events that wait while the receiver is unreachable; the oldest are dropped first. */
const maxWaiting = 500
/** Events that are stored for the next visit when the viewer leaves without a line, and for how many milliseconds. */
const maxStored = 200
const maxStoredAge = 7 * 24 * 60 * 60_000
/** Characters: browsers refuse larger bodies for requests that outlive the page. */
const keepaliveLimit = 60_000

// Taken at load, since a page may replace them later.
const pageFetch = globalThis.fetch
const { sendBeacon } = navigator

const world: TransportWorld = {
  maySend: () => true,
  fetch: (...args) => pageFetch.apply(globalThis, args),
  beacon: (url, body) => sendBeacon.call(navigator, url, body),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  onLeave: (work) => {
    // Phones often report nothing after the tab is hidden.
    const hidden = () => document.visibilityState === 'hidden' && work()
    document.addEventListener('visibilitychange', hidden)
    addEventListener('pagehide', work)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', work)
    }
  },
  onOnline: (work) => {
    addEventListener('online', work)
    return () => removeEventListener('online', work)
  },
  isOffline: () => !navigator.onLine,
}

const storedKey = (analyticsUrl: string) => optionalKeys.analytics({ analyticsUrl })

const isRecent = (event: unknown): event is WireEvent => {
  const { id, name, at } = record(event)
  return text(id) !== '' && text(name) !== '' && Date.now() - Date.parse(text(at)) < maxStoredAge
}

const readStored = (url: string, storage: TextStorage) => list(fromJson(storage.get(storedKey(url)))).filter(isRecent)

/** Adds events to those that another visit or tab has stored. */
const store = (url: string, storage: TextStorage, events: readonly WireEvent[]) => {
  const all = new Map([...readStored(url, storage), ...events].map((event) => [event.id, event]))
  storage.set(storedKey(url), toJson([...all.values()].slice(-maxStored)))
}

const bodyOf = (events: readonly WireEvent[]) => toJson({ events })

/**
 * Sends events to an address in batches. A failed batch is sent again after a growing delay; when the viewer leaves the
 * page, `sendBeacon` takes all waiting events. What it doesn't take, and all of it without a line, is stored for the next
 * visit. An event may be sent twice, so a receiver counts each id once. Timers and listeners exist only while events wait.
 */
export const createTransport = (
  url: string,
  storage: TextStorage,
  replaced: Partial<TransportWorld> = {},
): Transport => {
  const { maySend, fetch, beacon, later, onLeave, onOnline, isOffline } = { ...world, ...replaced }
  let waiting = readStored(url, storage)
  storage.remove(storedKey(url))
  let sending = false
  let failures = 0
  let stopTimer: (() => void) | null = null
  /** Removes the listeners; set while events wait. */
  let stopListening: (() => void) | null = null

  const putBack = (batch: readonly WireEvent[]) => {
    waiting = [...batch, ...waiting].slice(-maxWaiting)
  }

  /** @returns whether the batch is finished: received, or refused in a way that another try cannot change */
  const post = async (batch: readonly WireEvent[]) => {
    const body = bodyOf(batch)
    try {
      const { status } = await fetch(url, {
        method: 'POST',
        body,
        keepalive: body.length < keepaliveLimit,
        credentials: 'omit',
      })
      return status < 500 && status !== 429
    } catch {
      return false
    }
  }

  const flush = async () => {
    stopTimer?.()
    stopTimer = null
    waiting = waiting.filter(maySend)
    if (waiting.length === 0) return schedule()
    sending = true
    const batch = waiting.slice(0, batchSize)
    waiting = waiting.slice(batchSize)
    const done = await post(batch)
    sending = false
    failures = done ? 0 : failures + 1
    if (!done) putBack(batch)
    schedule()
  }

  const sendOnLeave = () => {
    stopTimer?.()
    stopTimer = null
    waiting = waiting.filter(maySend)
    while (waiting.length > 0 && !isOffline()) {
      const batch = waiting.slice(0, batchSize)
      let taken = false
      try {
        taken = beacon(url, bodyOf(batch))
      } catch {
        // A page's own sendBeacon may throw, which counts as a refusal.
      }
      if (!taken) break
      waiting = waiting.slice(batchSize)
    }
    if (waiting.length > 0) store(url, storage, waiting)
    schedule()
  }

  const listen = () => {
    const offs = [
      onLeave(sendOnLeave),
      onSettingsChange(() => {
        waiting = waiting.filter(maySend)
      }),
      onOnline(() => {
        failures = 0
        if (!sending && waiting.length > 0) void flush()
      }),
    ]
    return () => {
      for (const off of offs) off()
    }
  }

  /** Schedules the next batch, or removes timers and listeners when no event waits. */
  const schedule = () => {
    if (waiting.length === 0 && !sending) {
      stopListening?.()
      stopListening = null
      return
    }
    stopListening ??= listen()
    if (sending || waiting.length === 0) return
    if (waiting.length >= batchSize && failures === 0) void flush()
    else stopTimer ??= later(() => void flush(), Math.min(batchDelayMs * 2 ** failures, maxDelayMs))
  }

  return {
    add: (event) => {
      waiting = [...waiting, event].slice(-maxWaiting)
      schedule()
    },
  }
}

/** The page's one transport to an address. */
export const transportTo = (url: string, storage: TextStorage, maySend: TransportWorld['maySend']): Transport =>
  shared(`analytics:${url}`, () => createTransport(url, storage, { maySend }))
