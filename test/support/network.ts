import { type ApiError, type Authority, createHttp, isApiError } from '../../src/kit/http'

export const host = 'https://api.example'

export type Reply = (request: Request) => Response | Promise<Response>

export const json = (body: unknown, init: ResponseInit = {}) =>
  new Response(JSON.stringify(body), { ...init, headers: { 'content-type': 'application/json', ...init.headers } })
export const envelope = (data: unknown) => json({ code: 200, message: 'ok', data })

const { setTimeout } = window

/** Milliseconds of every timer that a test has started, see {@link withoutDelays}. */
export const waits: number[] = []

/** Runs every timer of the tests in this block without delay. */
export const withoutDelays = () => {
  beforeEach(() => {
    waits.length = 0
    const soon = (work: () => void, milliseconds = 0) => {
      waits.push(milliseconds)
      return setTimeout(work)
    }
    Object.assign(window, { setTimeout: soon })
  })
  afterEach(() => {
    Object.assign(window, { setTimeout })
  })
}

/** A network that answers with these replies, the last one repeatedly; `requests` are those it received. */
export const network = (...replies: Reply[]) => {
  const requests: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    requests.push(request)
    const reply = replies[Math.min(requests.length, replies.length) - 1] as Reply
    return reply(request)
  }
  const http = createHttp({ apiHost: host, brandId: '7' }, { fetch, random: () => 0.5 })
  return { http, fetch, requests }
}

export const failure = async (work: Promise<unknown>): Promise<ApiError> => {
  try {
    await work
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('it resolved')
}

export const never: Reply = (request) =>
  new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
export const down: Reply = () => Promise.reject(new TypeError('Failed to fetch'))
export const brokenOff: Reply = () =>
  new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }))
export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response('<h1>Oops</h1>', { status: code, headers })

/** An authority whose token never expires. */
export const withToken = (token: string): Authority => ({ bearer: () => token, renew: async () => true })
