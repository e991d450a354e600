/** Answers in place of the server what a healthy server doesn't answer, through the page's fetch (test/config/browser.mjs). */
import { testFetch } from './testFetch'

export interface ApiCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** The JSON that was sent. */
  body(): Promise<unknown>
  /** Asks the runner's server. */
  toServer(): Promise<Response>
}

/** What to answer; undefined lets the server answer. */
export type Rule = (call: ApiCall) => Response | undefined | Promise<Response | undefined>

/** Asks the runner's server. */
export const serverFetch = testFetch.server

let rule: Rule = () => undefined

/** Every call since {@link resetApi}. */
export let apiCalls: ApiCall[] = []

testFetch.answer = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, searchParams } = new URL(request.url)
  const copy = request.clone()
  const { method, headers } = request
  const call: ApiCall = {
    ...{ method, path: pathname, query: searchParams, headers },
    body: () => copy.clone().json(),
    toServer: () => serverFetch(copy.clone()),
  }
  apiCalls.push(call)
  return (await rule(call)) ?? serverFetch(request)
}

export const answerWith = (next: Rule) => {
  rule = next
}

/** Cuts the line at these paths once the server has done what it was asked for: no answer arrives. */
export const loseAnswers = (...paths: string[]) =>
  answerWith(async ({ path, toServer }) => {
    if (!paths.includes(path)) return undefined
    const { body } = await toServer()
    await body?.cancel()
    throw new TypeError('Failed to fetch')
  })

export const resetApi = () => {
  rule = () => undefined
  apiCalls = []
}

export const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

export const ok = (data: unknown) => json({ code: 200, message: 'OK', data })

export const refusal = (code: number, status: number) => json({ code, message: 'No', data: null }, status)

/** An answer that the test releases. */
export const later = () => {
  let release: (answer: Response) => void = () => undefined
  const answer = new Promise<Response>((resolve) => {
    release = resolve
  })
  return { answer, release }
}
