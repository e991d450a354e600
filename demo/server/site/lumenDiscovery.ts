import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { type DiscoveryDeps, discoveryOf } from '../embed/discovery'
import type { Env } from '../http/context'
import { lumenId } from './frame'

const pages = ['/explore', '/community/:slug', '/group/:slug', '/profile/:slug', '/brand/:slug']

/** Has Lumen's own pages say where other sites get their preview. It stands before the routes of the pages. */
export const lumenDiscovery = (app: Hono<Env>, deps: DiscoveryDeps): void => {
  app.on('GET', [...pages, ...pages.map((path) => `${path}/`)], etag(), async (c, next) => {
    await next()
    const path = new URL(c.req.url).pathname
    const tags = c.res.status === 200 ? await discoveryOf(deps, c, { brandId: lumenId, base: '', path }) : ''
    if (!tags) return
    const page = await c.res.text()
    c.res = new Response(
      page.replace('</head>', () => `${tags}\n</head>`),
      c.res,
    )
    // That of the page without the tags.
    c.res.headers.delete('etag')
  })
}
