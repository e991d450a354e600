import { createFetch } from 'ofetch'
import type { Carry } from './http.carry'

const text = { parseResponse: (body: string) => body }
const blob = { responseType: 'blob' } as const

/** By ofetch; retries, errors and parsing are ours (see http.ts), since all of them know the envelope. */
export const carryByOfetch = (fetch: typeof globalThis.fetch): Carry => {
  const { raw } = createFetch({ fetch, Headers, AbortController })
  return async (address, { method = 'GET', headers, signal, body }, as) => {
    const options = { method, headers: headers ?? {}, retry: false, ignoreResponseError: true } as const
    const carried = await raw<string, 'blob' | 'json'>(address, {
      ...options,
      ...(signal && { signal }),
      ...(body !== undefined && { body }),
      ...(as === 'text' ? text : blob),
    })
    return { status: carried.status, headers: carried.headers, body: carried._data }
  }
}
