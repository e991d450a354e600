/**
 * Replaces the page's fetch, for answers that a healthy server doesn't give. The client reads the page's fetch when it
 * loads, so a test that uses this loads elements by `import()` afterwards.
 */

export interface ApiCall {
  method: string
  path: string
  query: URLSearchParams
  headers: Headers
  /** The JSON that was sent. */
  body(): Promise<unknown>
}

/** What to answer; undefined lets the server answer. */
export type Rule = (apiCalls: ApiCall) => Response | undefined | Promise<Response | undefined>

/** The page's own fetch: what the runner's server says. */
export const serverFetch = window.fetch.bind(window)

let rule: Rule = () => undefined

/** Every call since {@link resetApi}. */
export let apiCalls: ApiCall[] = []

window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, searchParams } = new URL(request.url)
  const copy = request.clone()
  const { method, headers } = request
  const call = { method, path: pathname, query: searchParams, headers, body: () => copy.clone().json() }
  apiCalls.push(call)
  return (await rule(call)) ?? serverFetch(request)
}

export const answerWith = (next: Rule) => {
  rule = next
}

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
