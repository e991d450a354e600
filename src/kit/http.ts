import { createFetch } from 'ofetch'
import { ApiError, isApiError } from './apiError'
import { type Answer, readAnswer } from './http.answer'
import { toJson } from './json'
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
}

export interface SendOptions extends GetOptions {
  /** Plain data. */
  body?: unknown
}

/** Calls of one site's API. Everything that fails rejects with an {@link ApiError}. */
export interface Http {
  /** Tried up to three times when the network, the server (5xx) or its limits (429) are in the way. */
  get<T = unknown>(path: string, options?: GetOptions): Promise<Answer<T>>
  /** Tried once: the server may have done it even when no answer came. */
  send<T = unknown>(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    options?: SendOptions,
  ): Promise<Answer<T>>
  /** For `Authorization`; null takes it out. */
  setBearer(token: string | null): void
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

export const createHttp = (
  { apiHost, brandId }: Pick<Settings, 'apiHost' | 'brandId'>,
  given: Partial<World> = {},
): Http => {
  const { fetch, wait, random } = { ...world, ...given }
  const request = createFetch({ fetch, Headers, AbortController }).raw
  let bearer: string | null = null
  let brand: string | null = brandId ?? null

  const headers = () => ({
    accept: 'application/json',
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(brand && { 'x-brand-id': brand }),
  })

  const once = async <T>(method: string, address: string, options: SendOptions): Promise<Answer<T>> => {
    const { body, signal, timeout = 10_000 } = options
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
      const options = {
        method,
        headers: headers(),
        signal: control.signal,
        retry: false,
        ignoreResponseError: true,
        parseResponse: (text: string) => text,
        ...(body !== undefined && { body: toJson(body) }),
      } as const
      const {
        status,
        headers: answered,
        _data: text,
      } = await Promise.race([request<string>(address, options), stopped])
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

  const call = async <T>(method: string, path: string, options: SendOptions): Promise<Answer<T>> => {
    // Anything else could carry the bearer to another host.
    if (!/^\/(?![/\\])/.test(path) || !apiHost) throw new TypeError(`No path of the API: ${path}`)
    const address = appendQuery(apiHost + path, options.query)
    for (let tries = 1; ; tries += 1) {
      try {
        return await once<T>(method, address, options)
      } catch (error) {
        const pause = method === 'GET' && isApiError(error) ? pauseAfter(error, tries, random) : null
        if (pause === null) throw error
        await wait(pause, options.signal)
      }
    }
  }

  return {
    get: (path, options = {}) => call('GET', path, options),
    send: (method, path, options = {}) => call(method, path, options),
    setBearer: (token) => {
      bearer = token
    },
    setBrandId: (id) => {
      brand = id
    },
  }
}

/** The page's one {@link Http} for a site, so that a sign-in anywhere holds everywhere. */
export const httpFor = (settings: Pick<Settings, 'apiHost' | 'brandId'>): Http =>
  shared(`http:${siteKey(settings)}`, () => createHttp(settings))
