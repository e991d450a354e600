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
  /** BCP 47; English unless given. */
  language?: string
  /** Whose page it is, with the address of a picture; null names none; the demo unless given. */
  mark?: { name: string; picture: string | null } | null
  title: string
  lead: Markup | string
  /** What follows the title and the lead. */
  body?: Markup | ''
  /** More of the head. */
  head?: Markup | ''
  /** Path of the page's only script. */
  script?: string
  status?: 200 | 400
  /** How the page is laid out: one column of text unless given. */
  layout?: 'column' | 'card'
}

const sheets = { column: ['/site.css', '/column.css', '/id.css'], card: ['/site.css', '/card.css'] }
const demoMark = { name: 'Geuin demo', picture: '/favicon.svg' }

/** The policy, with the origin of a picture from elsewhere. */
const withPicture = (policy: string, picture: string | null | undefined): string =>
  picture?.startsWith('http') && URL.canParse(picture)
    ? policy.replace('img-src', `img-src ${new URL(picture).origin}`)
    : policy

/** A page in the server's style, without a script unless one is named, which no cache keeps and no frame shows. */
export const plainPage = (
  c: Ctx,
  {
    language = 'en',
    mark = demoMark,
    title,
    lead,
    body = '',
    head = '',
    script,
    status = 200,
    layout = 'column',
  }: PlainPage,
) => {
  c.header('content-security-policy', withPicture(script ? scriptPolicy : plainPolicy, mark?.picture))
  c.header('referrer-policy', 'no-referrer')
  c.header('cache-control', 'no-store')
  c.header('x-content-type-options', 'nosniff')
  const picture = mark?.picture ? html`<img src="${mark.picture}" alt="" width="28" height="28">` : ''
  const page = htmlDocument({
    language,
    title: mark ? `${title} · ${mark.name}` : title,
    icon: '/favicon.svg',
    sheets: sheets[layout],
    head: script ? html`${head}<script type="module" src="${script}"></script>` : head,
    body: html`<main>
  <header>
    ${mark ? html`<p class="mark">${picture}${mark.name}</p>` : ''}
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
