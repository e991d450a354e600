import { ApiError, isApiError } from './apiError'
import { type Answer, readAnswer } from './http.answer'
import { carryPlainly, readText } from './http.carry'
import { toJson } from './json'
import { takeEarly } from './prefetch'
import { appendQuery, type Query } from './queryString'
import { type Settings, siteKey } from './settings'
import { shared } from './shared'

export { ApiError, isApiError } from './apiError'
export type { Answer } from './http.answer'

export interface GetOptions {
  query?: Query | undefined
  signal?: AbortSignal | undefined
  /** Milliseconds for one try, the answer's body included; 10,000 unless given. */
  timeout?: number | undefined
  headers?: Readonly<Record<string, string>> | undefined
  /** For `Authorization` in place of the authority's; null for none. Such a call is not sent again after a 401. */
  bearer?: string | null | undefined
}

export interface SendOptions extends GetOptions {
  /** Plain data. */
  body?: unknown
}

interface CallOptions extends SendOptions {
  /** What comes is a file, not an envelope. */
  file?: boolean
}

/** Whose bearer the calls of a site carry. */
export interface Authority {
  /** The token as it is now, or null. */
  bearer(): string | null
  /** Whose it is: with somebody else's a call is not sent again. */
  viewer?(): string | undefined
  /**
   * Gets a new token in place of one that the server did not take.
   * @returns false when there is none to get: nobody is signed in any more
   * @throws ApiError when it can't be told now
   */
  renew(): Promise<boolean>
}

/** Calls of one site's API. Everything that fails rejects with an {@link ApiError}. */
export interface Http {
  /** Tried up to three times when the network, the server (5xx) or its limits (429) are in the way. */
  get<T = unknown>(path: string, options?: GetOptions): Promise<Answer<T>>
  /** A file, for those paths that answer one; a failure is an envelope all the same. Tried as `get` is. */
  getFile(path: string, options?: GetOptions): Promise<Blob>
  /** Tried once: the server may have done it even when no answer came. */
  send<T = unknown>(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    options?: SendOptions,
  ): Promise<Answer<T>>
  /**
   * For `Authorization`; null takes it out. A call that is answered 401 waits for one renewal and is sent once more,
   * whatever its method: a 401 says that nothing was done.
   */
  setAuthority(authority: Authority | null): void
  /** Calls that would carry the authority's bearer wait until this is there: then it is known who that is. */
  waitFor(authority: Promise<unknown>): void
  /** For `x-brand-id`; null takes it out. */
  setBrandId(id: string | null): void
}

/** What the outside world does, given by tests. */
interface World {
  fetch: typeof fetch
  /** Resolves after that many milliseconds, rejects when the signal aborts. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>
  /** 0 to 1. */
  random(): number
}

const retries = 2
/** Milliseconds before the first retry; doubles. */
const firstWait = 300
/** Seconds. A server that wants us to wait longer is not asked again by itself. */
const longestWait = 5

const aborted = (signal?: AbortSignal) => new ApiError('aborted', { cause: signal?.reason })

const wait: World['wait'] = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(aborted(signal))
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, milliseconds)
    signal?.addEventListener('abort', stop, { once: true })
  })

// Taken now, so that what a page does to its fetch later can't break or read our calls.
const pageFetch = globalThis.fetch
const world: World = { fetch: (...args) => pageFetch.apply(globalThis, args), wait, random: Math.random }

/** Milliseconds to wait before the next try, or null when there shall be none. */
const pauseAfter = (error: ApiError, tries: number, random: () => number) => {
  const passing = error.kind === 'network' || (error.status ?? 0) >= 500 || error.status === 429
  if (!passing || tries > retries || (error.retryAfter ?? 0) > longestWait) return null
  const backoff = firstWait * 2 ** (tries - 1) * (0.5 + random())
  return Math.max(backoff, (error.retryAfter ?? 0) * 1000)
}

/** @param given in place of the page's own fetch, clock and chance */
export const createHttp = (
  { apiHost, brandId }: Pick<Settings, 'apiHost' | 'brandId'>,
  given: Partial<World> = {},
): Http => {
  const { fetch, wait, random } = { ...world, ...given }
  let carry = carryPlainly(fetch)
  let calls = 0
  let authority: Authority | null = null
  let ready: Promise<void> | null = null
  let brand: string | null = brandId ?? null

  /** A first view is one call, and its first frame does not wait for ofetch: that carries what comes after it. */
  const takeOver = () => {
    calls += 1
    if (calls !== 2) return
    import('./http.ofetch').then(
      ({ carryByOfetch }) => {
        carry = carryByOfetch(fetch)
      },
      // The page's fetch goes on by itself, for now.
      () => {
        calls = 1
      },
    )
  }

  const headers = (bearer: string | null, { headers: own, body }: SendOptions) => ({
    ...own,
    accept: 'application/json',
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(brand && { 'x-brand-id': brand }),
  })

  const once = async <T>(
    method: string,
    address: string,
    options: CallOptions,
    bearer: string | null,
  ): Promise<Answer<T>> => {
    const { body, signal, timeout = 10_000, file } = options
    const control = new AbortController()
    let timedOut = false
    const stop = () => control.abort()
    const timer = setTimeout(() => {
      timedOut = true
      stop()
    }, timeout)
    signal?.addEventListener('abort', stop)
    // A page's own fetch may not know signals: its answer is not waited for either.
    const stopped = new Promise<never>((_, reject) =>
      control.signal.addEventListener('abort', () => reject(control.signal.reason)),
    )
    try {
      if (signal?.aborted) throw signal.reason
      const init = {
        method,
        headers: headers(bearer, options),
        signal: control.signal,
        ...(body !== undefined && { body: toJson(body) }),
      }
      const early = method === 'GET' && bearer === null ? takeEarly(address, brand) : null
      const carried = early ? readText(early) : carry(address, init, file ? 'blob' : 'text')
      const { status, headers: answered, body: came } = await Promise.race([carried, stopped])
      if (came instanceof Blob && status >= 200 && status < 300) return { data: came as T, headers: answered }
      const text = came instanceof Blob ? await came.text() : came
      return readAnswer<T>({ status, headers: answered, text })
    } catch (error) {
      if (isApiError(error)) throw error
      if (signal?.aborted) throw aborted(signal)
      throw new ApiError(timedOut ? 'timeout' : 'network', { cause: error })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
    }
  }

  /** One try, and one more when a token had run out. */
  const authorised = async <T>(method: string, address: string, options: CallOptions): Promise<Answer<T>> => {
    if (options.bearer !== undefined) return once(method, address, options, options.bearer)
    if (ready) await ready
    const holder = authority
    const bearer = holder?.bearer() ?? null
    const viewer = holder?.viewer?.()
    try {
      return await once(method, address, options, bearer)
    } catch (error) {
      if (!holder || bearer === null || !isApiError(error) || error.code !== 401) throw error
      // Another call may have got a new one in the meantime.
      const renewed = holder.bearer() !== bearer || (await holder.renew())
      const next = authority?.bearer() ?? null
      // What anybody may read is still there for a viewer whose session has ended; what they meant to do is not done,
      // least of all in the name of who came after them.
      if (method !== 'GET' && (!renewed || next === null || holder.viewer?.() !== viewer)) throw error
      return once(method, address, options, next)
    }
  }

  const call = async <T>(method: string, path: string, options: CallOptions): Promise<Answer<T>> => {
    // Anything else could carry the bearer to another host.
    if (!/^\/(?![/\\])/.test(path) || !apiHost) throw new TypeError(`No path of the API: ${path}`)
    const address = appendQuery(apiHost + path, options.query)
    takeOver()
    for (let tries = 1; ; tries += 1) {
      try {
        return await authorised<T>(method, address, options)
      } catch (error) {
        const pause = method === 'GET' && isApiError(error) ? pauseAfter(error, tries, random) : null
        if (pause === null) throw error
        await wait(pause, options.signal)
      }
    }
  }

  return {
    get: (path, options = {}) => call('GET', path, options),
    getFile: async (path, options = {}) => (await call<Blob>('GET', path, { ...options, file: true })).data,
    send: (method, path, options = {}) => call(method, path, options),
    setAuthority: (next) => {
      authority = next
    },
    waitFor: (next) => {
      const done = () => {
        ready = null
      }
      ready = next.then(done, done)
    },
    setBrandId: (id) => {
      brand = id
    },
  }
}

/** The page's one {@link Http} for a site, so that a sign-in anywhere holds everywhere. */
export const httpFor = (settings: Pick<Settings, 'apiHost' | 'brandId'>): Http =>
  shared(`http:${siteKey(settings)}`, () => createHttp(settings))
