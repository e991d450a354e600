import { FetchError, type FetchOptions } from 'ofetch'
import { fromJson, hasOwn, record, text, toJson } from './guard'
import { createClient, maxRetries, retryAfterOf, unlessAborted, type World, world } from './http.fetch'
import { appendQuery, type Query } from './queryString'
import { type Settings, siteKey } from './settings'
import { shared } from './shared'
import { uniqueId } from './uniqueId'

/**
 * `network`: no answer; `timeout`: none in time; `aborted`: nobody wants it any more; `http`: the server refused, by HTTP
 * status or by the envelope's code; `malformed`: an answer that is no envelope.
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'malformed'

interface ApiErrorParts {
  /** HTTP status. */
  status?: number | undefined
  /** The envelope's code, see `src/wire/codes.ts`. */
  code?: number | undefined
  serverMessage?: string | undefined
  /** Seconds. */
  retryAfter?: number | undefined
  data?: unknown
  cause?: unknown
}

/** The one error of a call. Its message is for developers; what viewers read is chosen by `kind` and `code`. */
export class ApiError extends Error {
  override readonly name = 'GeuinApiError'
  readonly status: number | undefined
  readonly code: number | undefined
  readonly serverMessage: string | undefined
  readonly retryAfter: number | undefined
  /** The envelope's data. */
  readonly data: unknown

  constructor(
    readonly kind: ApiErrorKind,
    { cause, ...parts }: ApiErrorParts = {},
  ) {
    super(`${kind} ${parts.code ?? parts.status ?? ''}`.trim(), { cause })
    Object.assign(this, parts)
  }
}

/** By name, since a second copy of the script has another class. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'GeuinApiError'

export interface Answer<T> {
  /** The envelope's data: unknown until a `fromWire` has read it. */
  data: T
  headers: Headers
  /** The envelope's message; '' for a file. */
  message: string
}

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
  /** Tried as `get` is: for a POST that the wire does once for each Idempotency-Key. */
  retry?: boolean
}

interface CallOptions extends SendOptions {
  /** The answer is no envelope. */
  as?: 'blob' | 'stream'
}

/** Whose bearer the calls of a site send. */
export interface Authority {
  /** The token as it is now, or null. */
  bearer(): string | null
  /** The viewer's id: a call is not sent again for another viewer. */
  viewer?(): string | undefined
  /**
   * Gets a new token in place of one that the server refused.
   * @returns false when the session has ended
   * @throws ApiError when the server cannot be reached
   */
  renew(): Promise<boolean>
}

/** Who a try was sent for. */
interface Caller {
  holder: Authority | null
  bearer: string | null
  viewer?: string | undefined
}

/** Calls of one site's API. Every failure rejects with an {@link ApiError}. */
export interface Http {
  /** Tried up to three times when the network, the server (5xx) or its limits (429) are in the way. */
  get<T = unknown>(path: string, options?: GetOptions): Promise<Answer<T>>
  /** Gets a file, from paths that answer one; a failure is an envelope all the same. Tried as `get` is. */
  getFile(path: string, options?: GetOptions): Promise<Blob>
  /** Gets an answer's body as it comes, until the timeout ends it; a failure is an envelope all the same. Tried once. */
  getStream(path: string, options: GetOptions): Promise<ReadableStream<Uint8Array>>
  /**
   * Tried once unless told otherwise, since the server may have done it even when no answer came. A POST has a key of its
   * own, the same for all its tries.
   */
  send<T = unknown>(
    method: 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    path: string,
    options?: SendOptions,
  ): Promise<Answer<T>>
  /**
   * For `Authorization`; null removes it. A call that is answered 401 waits for one renewal and is sent once more,
   * whatever its method: a 401 says that nothing was done.
   */
  setAuthority(authority: Authority | null): void
  /** Calls with the authority's bearer wait until this settles: then it is known whether there is one. */
  waitFor(authority: Promise<unknown>): void
}

/** @throws ApiError for everything but an envelope with code 200 under an HTTP status of success */
const readEnvelope = <T>({ status, headers }: Response, body: unknown): Answer<T> => {
  const isEnvelope = hasOwn(record(body), 'code') && typeof record(body).code === 'number'
  const { code, message, data } = (isEnvelope ? body : {}) as { code?: number; message?: unknown; data?: unknown }
  const ok = status >= 200 && status < 300
  if (ok && !isEnvelope) throw new ApiError('malformed', { status })
  const says = text(message)
  if (ok && code === 200) return { data: data as T, headers, message: says }
  throw new ApiError('http', {
    status,
    code,
    serverMessage: says || undefined,
    retryAfter: retryAfterOf(headers),
    data,
  })
}

/** @param replaced in place of the page's own fetch and chance */
export const createHttp = (
  { apiHost, brandId }: Pick<Settings, 'apiHost' | 'brandId'>,
  replaced: Partial<World> = {},
): Http => {
  const client = createClient({ ...world, ...replaced })
  let authority: Authority | null = null
  let ready: Promise<void> | null = null

  /** @param authorise sets the headers that may be others at each try */
  const request = async <T>(
    method: string,
    address: string,
    { body, signal, timeout = 10_000, headers, as, retry = method === 'GET' }: CallOptions,
    authorise: (headers: Headers) => Promise<void>,
  ): Promise<Answer<T>> => {
    const options = {
      method,
      retry: retry && maxRetries,
      headers: {
        ...headers,
        accept: 'application/json',
        ...(brandId && { 'x-brand-id': brandId }),
        ...(method === 'POST' && { 'idempotency-key': uniqueId() }),
      },
      ...(body !== undefined && { body: toJson(body) }),
      ...(as ? { responseType: as } : { parseResponse: fromJson }),
      onRequest: async ({ options }) => {
        await authorise(options.headers)
        signal?.throwIfAborted()
        // ofetch's own timeout gives way to a signal and ends with the first try.
        options.signal = AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])])
      },
    } as const satisfies FetchOptions<'blob' | 'stream' | 'json'>
    try {
      const response = await unlessAborted(client.raw<unknown, 'blob' | 'stream' | 'json'>(address, options), signal)
      const { _data, headers } = response
      return as ? { data: _data as T, headers, message: '' } : readEnvelope<T>(response, _data)
    } catch (error) {
      if (isApiError(error)) throw error
      if (signal?.aborted) throw new ApiError('aborted', { cause: signal.reason })
      const { response, cause = error } = error instanceof FetchError ? error : {}
      if (!response) throw new ApiError(record(cause).name === 'TimeoutError' ? 'timeout' : 'network', { cause })
      const { _data } = response
      return readEnvelope<T>(response, _data instanceof Blob ? fromJson(await _data.text()) : _data)
    }
  }

  const call = async <T>(method: string, path: string, options: CallOptions = {}): Promise<Answer<T>> => {
    // Anything else could carry the bearer to another host.
    if (!/^\/(?![/\\])/.test(path) || !apiHost) throw new TypeError(`No path of the API: ${path}`)
    const own = options.bearer !== undefined
    let last: Caller = { holder: null, bearer: options.bearer ?? null }
    const authorise = async (headers: Headers) => {
      if (!own) {
        if (ready) await ready
        last = { holder: authority, bearer: authority?.bearer() ?? null, viewer: authority?.viewer?.() }
      }
      if (last.bearer) headers.set('authorization', `Bearer ${last.bearer}`)
      else headers.delete('authorization')
    }
    const once = () => request<T>(method, appendQuery(apiHost + path, options.query), options, authorise)
    try {
      return await once()
    } catch (error) {
      const { holder, bearer, viewer } = last
      if (!holder || bearer === null || !isApiError(error) || error.code !== 401) throw error
      // Another call may have got a new one in the meantime.
      const renewed = holder.bearer() !== bearer || (await holder.renew())
      const isSame = renewed && authority?.bearer() && holder.viewer?.() === viewer
      // What anybody may read is answered to a viewer whose session has ended as well; an action is not done without them,
      // least of all in the name of the next viewer.
      if (method !== 'GET' && !isSame) throw error
      return once()
    }
  }

  return {
    get: (path, options) => call('GET', path, options),
    getFile: async (path, options) => (await call<Blob>('GET', path, { ...options, as: 'blob' })).data,
    getStream: async (path, options) =>
      (await call<ReadableStream<Uint8Array>>('GET', path, { ...options, as: 'stream', retry: false })).data,
    send: call,
    setAuthority: (next) => {
      authority = next
    },
    waitFor: (next) => {
      const done = () => {
        ready = null
      }
      ready = next.then(done, done)
    },
  }
}

/** The page's one {@link Http} for a site, so that a sign-in anywhere holds everywhere. */
export const httpFor = (settings: Pick<Settings, 'apiHost' | 'brandId'>): Http =>
  shared(`http:${siteKey(settings)}`, () => createHttp(settings))
