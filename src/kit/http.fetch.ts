/** How one call goes over the network: its tries, the wait between them, and the prefetched answer. */
import { type $Fetch, createFetch, type FetchContext, type FetchOptions } from 'ofetch'
import { pageObject } from './shared'

/** What tests replace. */
export interface World {
  fetch: typeof fetch
  /** 0 to 1. */
  random(): number
}

// Taken now, so that what a page does to its fetch later can't break or read our calls.
const pageFetch = globalThis.fetch
export const world: World = { fetch: (...args) => pageFetch.apply(globalThis, args), random: Math.random }

export const maxRetries = 2
/** Milliseconds before the first retry; doubles. */
const firstDelay = 300
/** Seconds. A server that asks for a longer wait is not asked again automatically. */
const maxRetryAfter = 5
/** ofetch counts a failure of the network as 500. */
const retryStatusCodes = [429, ...Array.from({ length: 100 }, (_, index) => 500 + index)]

/** `Retry-After` in seconds from now: the header holds a number or a date, which some servers put in quotes. */
export const retryAfterOf = (headers: Headers | undefined) => {
  const after = headers?.get('retry-after')?.replaceAll('"', '')
  if (!after) return
  const seconds = /^[\d.]+$/.test(after) ? Number(after) : (Date.parse(after) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

/** What the page's policy has refused, which it does each time, and each time reports to its owner. */
const refused = new Set<string>()
globalThis.document?.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.add(blockedURI))

const stopRetries = ({ options }: FetchContext) => {
  options.retry = false
}

const retrying = (random: World['random']): FetchOptions => ({
  retryStatusCodes,
  retryDelay: ({ options, response }) => {
    const backoff = firstDelay * 2 ** (maxRetries - Number(options.retry)) * (0.5 + random())
    return Math.max(backoff, (retryAfterOf(response?.headers) ?? 0) * 1000)
  },
  onRequestError: (context) => {
    if (context.options.signal?.aborted) stopRetries(context)
  },
  onResponse: (context) => {
    if ((retryAfterOf(context.response.headers) ?? 0) > maxRetryAfter) stopRetries(context)
  },
})

/** Settles as `work` does, or rejects as soon as the signal aborts. */
export const unlessAborted = async <T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> => {
  if (!signal) return work
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** The prefetched answer; its body may still come. */
const takePrefetched = (address: string, brandId: string | null): Promise<Response | 0> | undefined => {
  const page = pageObject()
  const call = (address + brandId) as `http${string}`
  const answer = page[call]
  delete page[call]
  return answer
}

const withBody = async (response: Response): Promise<Response> => {
  const body = await response.arrayBuffer()
  return new Response(body.byteLength > 0 ? body : null, response)
}

/**
 * One try: a response whose body is here already unless it is read as a stream, since a body may fail or take too long as
 * well. A page's own fetch may ignore the signal, so this does not wait for it.
 */
const fetchWhole =
  (fetch: World['fetch']): World['fetch'] =>
  (address, init?: FetchOptions) => {
    const headers = new Headers(init?.headers)
    const isPublic = init?.method === 'GET' && !headers.has('authorization')
    const prefetched = isPublic ? takePrefetched(String(address), headers.get('x-brand-id')) : undefined
    const load = async () => {
      if (refused.has(String(address))) throw new TypeError('refused by the policy')
      const early = await prefetched
      // An answer that broke off is asked for again.
      const answer = early && (await withBody(early).catch(() => null))
      if (answer) return answer
      const response = await fetch(address, init as RequestInit)
      if (init?.responseType === 'stream') return response
      return withBody(response)
    }
    return unlessAborted(load(), init?.signal)
  }

/** ofetch with our rules for retries; `retry` says how many. */
export const createClient = ({ fetch, random }: World): $Fetch =>
  createFetch({ fetch: fetchWhole(fetch), defaults: retrying(random) })
