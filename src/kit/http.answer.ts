import { ApiError } from './apiError'
import { hasOwn } from './hasOwn'
import { fromJson } from './json'

export interface Answer<T> {
  /** The envelope's data: unknown until a `fromWire` has looked at it. */
  data: T
  headers: Headers
}

/** What is read of a response. A page may have replaced `fetch`, so nothing is sure to be there. */
interface RawAnswer {
  status: number
  headers: Headers
  text: string | undefined
}

/** `Retry-After` in seconds from now: it comes as a number or as a date. */
const retryAfterOf = (headers: Headers) => {
  const text = headers.get('retry-after')
  if (!text) return
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

interface RawEnvelope {
  code: number
  message?: unknown
  data?: unknown
}

const isEnvelope = (value: unknown): value is RawEnvelope =>
  typeof value === 'object' &&
  value !== null &&
  hasOwn(value, 'code') &&
  typeof (value as RawEnvelope).code === 'number'

/** @throws ApiError for everything but an envelope with code 200 under an HTTP status of success */
export const readAnswer = <T>({ status, headers, text }: RawAnswer): Answer<T> => {
  const body = fromJson(text)
  const envelope = isEnvelope(body) ? body : undefined
  const ok = status >= 200 && status < 300
  if (ok && !envelope) throw new ApiError('malformed', { status })
  if (!ok || envelope?.code !== 200)
    throw new ApiError('http', {
      status,
      code: envelope?.code,
      serverMessage: typeof envelope?.message === 'string' ? envelope.message : undefined,
      retryAfter: retryAfterOf(headers),
      data: envelope?.data,
    })
  return { data: envelope.data as T, headers }
}
