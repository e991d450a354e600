import { html } from 'hono/html'
import type { Ctx } from '../http/context'
import { htmlDocument, type Markup } from '../http/document'
import { pageHeaders } from '../http/pages'

/** The seed's Lumen. */
export const lumenId = '1'

type Link = readonly [path: string, name: string]

export interface LumenPage {
  title: string
  description: string
  /** Path of the page's own script, which runs before the elements are defined. */
  script?: string
  /** Where the logo leads. */
  home?: string
  /** In the bar. */
  links?: readonly Link[]
  /** Which of the links leads to this page. */
  current?: string
  account?: Markup
  /** The content between the bar and the foot. */
  body: Markup
}

/** A link that may lead to the page that it is on. */
export const linkTo = ([path, name]: Link, current: string | undefined): Markup =>
  html`<a href="${path}"${path === current ? html` aria-current="page"` : ''}>${name}</a>`

const siteLinks: readonly Link[] = [
  ['/home', 'Watch'],
  ['/explore', 'Explore'],
]

/** A page of Lumen's own site: its bar and foot around what the page has to say. */
export const lumenPage = (page: LumenPage): Markup => {
  const { title, description, script, home = '/explore', links = siteLinks, current, body } = page
  return htmlDocument({
    title: `${title} · Lumen`,
    icon: '/media/brands/lumen/logo.svg',
    sheets: ['/site.css', '/lumen.css'],
    head: html`<meta name="description" content="${description}">${
      script
        ? html`
  <script type="module" src="${script}"></script>`
        : ''
    }
  <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="${lumenId}"></script>`,
    body: html`<header class="bar">
  <a class="logo" href="${home}"><img src="/media/brands/lumen/web-logo.svg" alt="Lumen" width="110" height="32"></a>
  <nav aria-label="Main">${links.map(
    (link) => html`
    ${linkTo(link, current)}`,
  )}
  </nav>
  ${page.account ?? html`<geuin-auth></geuin-auth>`}
</header>

${body}

<footer class="foot">
  <p>Lumen is a made-up brand for this demo.</p>
  <p><a href="/">All demo pages</a></p>
</footer>`,
  })
}

/** Answers with a page of the site. */
export const answerPage = (c: Ctx, page: LumenPage, { status = 200, cache = 'no-cache' }: Answer = {}) =>
  c.html(lumenPage(page), status, { ...pageHeaders, 'cache-control': cache, 'x-content-type-options': 'nosniff' })

interface Answer {
  status?: 200 | 404
  /** The Cache-Control. */
  cache?: string
}
