import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import type { Env } from '../http/context'
import { htmlDocument } from '../http/document'
import { pageHeaders } from '../http/pages'
import { lumenId } from './frame'

interface Renderer {
  render(tag: string, attributes: Record<string, string>, options: object): Promise<string>
}

/** A page whose elements have their content before any script runs: by `geuin/server`, as the package has it. */
export const renderedPage = (app: Hono<Env>, root: string): void => {
  const load = () => import(pathToFileURL(join(root, 'dist/render.js')).href) as Promise<Renderer>
  app.get('/rendered', async (c) => {
    const { render } = await load()
    const options = {
      apiHost: new URL(c.req.url).origin,
      brandId: lumenId,
      fetch: async (address: string, init: RequestInit) => app.fetch(new Request(address, init), c.env),
    }
    const [feed, community] = await Promise.all([
      render('geuin-feed', { source: 'popular' }, options),
      render('geuin-community', { slug: 'night-skies', layout: 'card' }, options),
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
