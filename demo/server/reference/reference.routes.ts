import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Env } from '../http/context'
import { appHeaders } from '../http/pages'
import { readDeclarations } from './manifest'
import { referencePage } from './page'
import { searchIndex } from './sections'

const headers = { ...appHeaders, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

/** A page for each element, made of what the build says of it, and what their search looks through. */
export const referenceRoutes = (app: Hono<Env>, root: string): void => {
  app.get('/reference', (c) => c.redirect('/reference/geuin-feed'))
  app.get('/reference/', (c) => c.redirect('/reference/geuin-feed'))
  app.get('/reference/index.json', etag(), async (c) =>
    c.json(searchIndex(await readDeclarations(root)), 200, { 'cache-control': 'no-cache' }),
  )
  app.get('/reference/:tag', etag(), async (c, next) => {
    const all = await readDeclarations(root)
    const element = all.find(({ tagName }) => tagName === c.req.param('tag'))
    return element ? c.html(referencePage(element, all), 200, headers) : next()
  })
}
