import { html } from 'hono/html'
import type { Ctx } from './context'
import { htmlDocument, type Markup } from './document'

/** What a page without a script may do. */
export const plainPolicy = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

interface PlainPage {
  /** Whose page it is; the demo's unless given. */
  brand?: string
  title: string
  lead: Markup | string
  /** What follows the title and the lead. */
  body?: Markup | ''
  /** More of the head. */
  head?: Markup | ''
  status?: 200 | 400
}

/** A page without a script in the server's style, which no cache keeps and no frame shows. */
export const plainPage = (
  c: Ctx,
  { brand = 'Geuin demo', title, lead, body = '', head = '', status = 200 }: PlainPage,
) => {
  c.header('content-security-policy', plainPolicy)
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  const page = htmlDocument({
    title: `${title} · ${brand}`,
    icon: '/favicon.svg',
    sheets: ['/site.css', '/column.css', '/id.css'],
    head,
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
