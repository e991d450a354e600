import { fromJson } from './guard'
import { httpFor, isApiError } from './http'
import type { Query } from './queryString'
import type { Settings } from './settings'

/** What is kept up to date by server-sent events. */
export interface LiveSource {
  settings: Settings
  path: string
  /** Of the stream that opens now. */
  query(): Query
  /** Takes an event: its type, and its data as JSON. */
  take(type: string, data: unknown): void
  /** Asks once for what the stream would tell, and takes that. */
  ask(signal: AbortSignal): Promise<void>
}

/** Milliseconds without a sign of life, which the server gives every 20 seconds. */
const maxSilence = 45_000
/** Milliseconds for the first one: a proxy that keeps a stream back keeps this back too. */
const maxFirst = 5_000
/** Milliseconds until a stream is opened anew, alive or not. */
const maxTime = 60 * 60_000
/** After so many that were kept back no other one is tried. */
const maxDead = 2
/** Milliseconds until a stream that has ended is opened again. */
const reopenTime = 300
/** Milliseconds between two questions where there is no stream. */
const pollTime = 4_000
/** Milliseconds until a server that does not answer is asked again: soon, since it may be starting anew, later seldom. */
const retryTime = (failures: number) => (failures < 20 ? 1_000 : 15_000)

const pause = (time: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    // Not all at the same moment.
    const timer = setTimeout(done, time * (0.8 + 0.4 * Math.random()))
    addEventListener('online', done)
    signal.addEventListener('abort', done)
  })

/** Reads the events of a stream until the server ends it. @throws when there is none, or no sign of life in time */
const listen = async ({ settings, path, query, take }: LiveSource, signal: AbortSignal, onAlive: () => void) => {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), maxFirst)
  const alive = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silence.abort(), maxSilence)
    onAlive()
  }
  try {
    const stopped = AbortSignal.any([signal, silence.signal])
    const body = await httpFor(settings).getStream(path, { query: query(), signal: stopped, timeout: maxTime })
    const [reader, decoder] = [body.getReader(), new TextDecoder()]
    // A page's own fetch may ignore the signal.
    const cancel = () => void reader.cancel().catch(() => undefined)
    if (stopped.aborted) cancel()
    else stopped.addEventListener('abort', cancel)
    let unread = ''
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      alive()
      const events = (unread + decoder.decode(value, { stream: true })).split('\n\n')
      unread = events.pop() ?? ''
      for (const event of events) {
        const data = fromJson(/^data: (.*)$/m.exec(event)?.[1])
        if (data !== null) take(/^event: (.*)$/m.exec(event)?.[1] ?? '', data)
      }
    }
  } finally {
    clearTimeout(timer)
  }
}

/** Keeps something up to date until it is aborted: by a stream, and where there is none, by asking. */
export const keepLive = async (source: LiveSource, signal: AbortSignal): Promise<void> => {
  let failures = 0
  /** Streams in a row that never gave a sign of life, while the server answered otherwise. */
  let dead = 0
  while (!signal.aborted) {
    let wasAlive = false
    try {
      if (dead < maxDead)
        await listen(source, signal, () => {
          wasAlive = true
        })
    } catch {
      // What follows asks instead.
    }
    if (signal.aborted) return
    try {
      await source.ask(signal)
      failures = 0
      dead = wasAlive ? 0 : dead + 1
    } catch (error) {
      // It is gone, or closed to this viewer.
      if (isApiError(error) && error.kind === 'http' && (error.status ?? 500) < 500 && error.status !== 429) return
      failures += 1
    }
    await pause(failures > 0 ? retryTime(failures) : dead < maxDead ? reopenTime : pollTime, signal)
  }
}
