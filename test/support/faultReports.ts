/** Runs in a page, before its other scripts. */
const report = () => {
  const { fetch } = window
  const send = (body: string) => void fetch('/fault', { method: 'POST', body, keepalive: true }).catch(() => undefined)
  addEventListener('error', ({ message }) => send(message))
  addEventListener('unhandledrejection', ({ reason }) => send(String(reason)))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    send(`${violatedDirective} refuses ${blockedURI}`),
  )
  const { error } = console
  console.error = (...args) => {
    send(args.join(' '))
    error(...args)
  }
}

/**
 * For a browser whose driver reports no events: the pages themselves report to the server what goes wrong on them.
 * @param add is called with each refusal of a policy and each error of a script or in the console
 */
export const faultReports =
  (add: (fault: string) => void) =>
  async (request: Request, own: (request: Request) => Promise<Response | null>): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/fault-reports.js')
      return new Response(`(${report})()`, { headers: { 'content-type': 'text/javascript' } })
    if (pathname === '/fault') {
      add(await request.text())
      return new Response()
    }
    const isPage = request.method === 'GET' && request.headers.get('accept')?.startsWith('text/html')
    if (!isPage) return own(request)
    const headers = new Headers(request.headers)
    // Compressed, it could not be read here.
    headers.delete('accept-encoding')
    const answer = await own(new Request(request.url, { headers }))
    if (!answer?.headers.get('content-type')?.startsWith('text/html')) return answer
    const html = (await answer.text()).replace('<script', '<script src="/fault-reports.js"></script><script')
    answer.headers.delete('content-length')
    return new Response(html, answer)
  }
