import { toJson } from '../kit/json'
import { shared } from '../kit/shared'

/** One event as it goes over the wire, in a body `{ "events": [ … ] }` of type text/plain (JSON would cost a preflight). */
export interface WireEvent {
  /** Unique: a batch whose answer got lost comes again. */
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

/** What the outside world does, given by tests. */
export interface TransportWorld {
  fetch: typeof fetch
  beacon(url: string, body: string): boolean
  /** Calls back after that many milliseconds. */
  later(work: () => void, milliseconds: number): () => void
  /** Calls back whenever the page may be about to go. */
  onLeave(work: () => void): () => void
}

const batchSize = 20
/** Milliseconds that an event waits for others. */
const patience = 5_000
const longestPatience = 60_000
/** More than this is not kept while the receiver is away; the oldest go first. */
const mostKept = 500
/** Characters; browsers refuse larger bodies for requests that outlive the page. */
const keepaliveLimit = 60_000

// Taken now: a page may replace them later.
const pageFetch = globalThis.fetch
const { sendBeacon } = navigator

const world: TransportWorld = {
  fetch: (...args) => pageFetch.apply(globalThis, args),
  beacon: (url, body) => sendBeacon.call(navigator, url, body),
  later: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds)
    return () => clearTimeout(timer)
  },
  onLeave: (work) => {
    // Phones often tell nothing after the tab is hidden.
    const hidden = () => document.visibilityState === 'hidden' && work()
    document.addEventListener('visibilitychange', hidden)
    addEventListener('pagehide', work)
    return () => {
      document.removeEventListener('visibilitychange', hidden)
      removeEventListener('pagehide', work)
    }
  },
}

const bodyOf = (events: readonly WireEvent[]) => toJson({ events })

/**
 * Sends events to an address in batches. What could not be delivered waits and is tried again, ever more patiently; when
 * the page goes, all that waits is handed to the browser. Listens and ticks only while something waits.
 */
export const createTransport = (url: string, given: Partial<TransportWorld> = {}): Transport => {
  const { fetch, beacon, later, onLeave } = { ...world, ...given }
  let waiting: WireEvent[] = []
  let sending = false
  let failures = 0
  let stopTimer: (() => void) | null = null
  let offLeave: (() => void) | null = null

  const putBack = (batch: readonly WireEvent[]) => {
    waiting = [...batch, ...waiting].slice(-mostKept)
  }

  /** @returns whether the batch is done with: received, or refused for good */
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
    sending = true
    const batch = waiting.slice(0, batchSize)
    waiting = waiting.slice(batchSize)
    const done = await post(batch)
    sending = false
    failures = done ? 0 : failures + 1
    if (!done) putBack(batch)
    settle()
  }

  const leave = () => {
    stopTimer?.()
    stopTimer = null
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchSize)
      let taken = false
      try {
        taken = beacon(url, bodyOf(batch))
      } catch {
        // A page's own sendBeacon may throw: the same as refusing.
      }
      if (!taken) break
      waiting = waiting.slice(batchSize)
    }
    settle()
  }

  /** Sees to it that what waits will be sent, and that nothing is left behind when nothing waits. */
  const settle = () => {
    if (waiting.length === 0 && !sending) {
      offLeave?.()
      offLeave = null
      return
    }
    offLeave ??= onLeave(leave)
    if (sending || waiting.length === 0) return
    if (waiting.length >= batchSize && failures === 0) void flush()
    else stopTimer ??= later(() => void flush(), Math.min(patience * 2 ** failures, longestPatience))
  }

  return {
    add: (event) => {
      waiting = [...waiting, event].slice(-mostKept)
      settle()
    },
  }
}

/** The page's one transport to an address. */
export const transportTo = (url: string): Transport => shared(`analytics:${url}`, () => createTransport(url))
