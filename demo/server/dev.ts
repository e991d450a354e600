// Reloads the demo's pages when something was built anew; `npm run dev` only (GEUIN_DEV=1), never in `npm start`.
// A page holds an event stream that says what is built. It reloads when that changes, also after the server restarted.

type Fetch = (request: Request, ...env: never[]) => Response | Promise<Response>

const script = `let built
new EventSource('/dev/reload').onmessage = ({ data }) => {
  if (built !== undefined && built !== data) location.reload()
  built = data
}
`

/** Names this process and how many client builds it has been told of. */
let builds = 0
const version = () => `${process.pid}-${builds}`

const streams = new Set<ReadableStreamDefaultController<Uint8Array>>()

const sendVersion = (stream: ReadableStreamDefaultController<Uint8Array>) =>
  stream.enqueue(new TextEncoder().encode(`retry: 300\ndata: ${version()}\n\n`))

const openStream = (): Response => {
  let own: ReadableStreamDefaultController<Uint8Array>
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      own = controller
      streams.add(own)
      sendVersion(own)
    },
    cancel: () => void streams.delete(own),
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}

/** The page with our script at its end; an external one, because the pages' policy refuses inline scripts. */
const withScript = async (answer: Response): Promise<Response> => {
  const headers = new Headers(answer.headers)
  for (const name of ['content-length', 'etag', 'last-modified']) headers.delete(name)
  headers.set('cache-control', 'no-store')
  const text = await answer.text()
  const tag = '<script src="/dev/reload.js"></script>'
  const page = text.includes('</body>') ? text.replace('</body>', `${tag}</body>`) : text + tag
  return new Response(page, { status: answer.status, headers })
}

/** A page's request asks for plain text that is not in its cache, so that the script can be put in. */
const asPlain = (request: Request): Request => {
  const headers = new Headers(request.headers)
  for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) headers.delete(name)
  return new Request(request, { headers })
}

/** The server's fetch with page reloading around it. The process that builds sends `built` after each client build. */
export const withReload = (fetch: Fetch): Fetch => {
  process.on('message', (message) => {
    if (message !== 'built') return
    builds += 1
    for (const stream of streams) sendVersion(stream)
  })
  // Open streams would hold up the server's end.
  process.once('SIGTERM', () => {
    for (const stream of streams) stream.close()
  })
  return async (request, ...env) => {
    const { pathname } = new URL(request.url)
    if (pathname === '/dev/reload') return openStream()
    if (pathname === '/dev/reload.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-store' } })
    if (!request.headers.get('accept')?.includes('text/html')) return fetch(request, ...env)
    const answer = await fetch(asPlain(request), ...env)
    return answer.headers.get('content-type')?.startsWith('text/html') ? withScript(answer) : answer
  }
}
