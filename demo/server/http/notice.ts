import { html } from 'hono/html'
import type { Ctx } from './context'
import { htmlDocument, type Markup } from './document'

/** What a page without a script may do. */
const plainPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** What one with a script may: a file of this server's, and no string that becomes code. */
const scriptPolicy = `${plainPolicy}; script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'`

interface PlainPage {
  /** Whose page it is; the demo's unless given. */
  brand?: string
  title: string
  lead: Markup | string
  /** What follows the title and the lead. */
  body?: Markup | ''
  /** More of the head. */
  head?: Markup | ''
  /** Path of the page's only script. */
  script?: string
  status?: 200 | 400
}

/** A page in the server's style, without a script unless one is named, which no cache keeps and no frame shows. */
export const plainPage = (
  c: Ctx,
  { brand = 'Geuin demo', title, lead, body = '', head = '', script, status = 200 }: PlainPage,
) => {
  c.header('content-security-policy', script ? scriptPolicy : plainPolicy)
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  const page = htmlDocument({
    title: `${title} · ${brand}`,
    icon: '/favicon.svg',
    sheets: ['/site.css', '/column.css', '/id.css'],
    head: script ? html`${head}<script type="module" src="${script}"></script>` : head,
    body: html`<main>
  <header>
    <p class="mark"><img src="/favicon.svg" alt="" width="28" height="28">${brand}</p>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
  </header>
  ${body}
</main>`,
  })
  return c.html(page, status)
}

/** Says that something cannot go on, where there is no page to go back to. */
export const noticePage = (c: Ctx, { title, text }: { title: string; text: string }) =>
  plainPage(c, { title, lead: text, status: 400 })
