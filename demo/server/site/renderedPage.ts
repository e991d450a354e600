import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../http/context'
import { htmlDocument } from '../http/document'
import { pageHeaders } from '../http/pages'
import { lumenId } from './frame'
import { rendererOf } from './renderer'

/** A page whose elements have their content before any script runs: by `geuin/server`, as the package has it. */
export const renderedPage = (app: Hono<Env>, root: string): void => {
  const render = rendererOf(app, root)
  app.get('/rendered', async (c) => {
    const options = { brandId: lumenId, origin: new URL(c.req.url).origin }
    const [feed, community] = await Promise.all([
      render(c, 'geuin-feed', { source: 'popular' }, options),
      render(c, 'geuin-community', { slug: 'night-skies', layout: 'card' }, options),
    ])
    const page = htmlDocument({
      title: 'Without scripts · Lumen',
      icon: '/media/brands/lumen/logo.svg',
      sheets: ['/site.css', '/rendered.css'],
      head: html`<meta name="description" content="Videos of Lumen, also without scripts.">
  <script type="module" src="/dist/geuin.js" data-api-host="/" data-brand-id="${lumenId}"></script>`,
      body: html`<main>
  <h1>The videos of Lumen</h1>
  ${raw(feed)}
  <p>This page shows the same links and pictures where scripts are off, and to search engines.</p>
  ${raw(community)}
  <p><a href="/">All demo pages</a></p>
</main>`,
    })
    return c.html(page, 200, { ...pageHeaders, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' })
  })
}
