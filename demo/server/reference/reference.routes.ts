import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Env } from '../http/context'
import { appHeaders } from '../http/pages'
import { readSubjects } from './manifest'
import { referencePage } from './page'
import { searchIndex } from './sections'

const headers = { ...appHeaders, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }

/** A page for each element and for `window.geuin`, made of what the build says of it, and what their search looks through. */
export const referenceRoutes = (app: Hono<Env>, root: string): void => {
  app.get('/reference', (c) => c.redirect('/reference/geuin-feed'))
  app.get('/reference/', (c) => c.redirect('/reference/geuin-feed'))
  app.get('/reference/index.json', etag(), async (c) =>
    c.json(searchIndex(await readSubjects(root)), 200, { 'cache-control': 'no-cache' }),
  )
  app.get('/reference/:tag', etag(), async (c, next) => {
    const all = await readSubjects(root)
    const subject = all.find(({ tagName }) => tagName === c.req.param('tag'))
    return subject ? c.html(referencePage(subject, all), 200, headers) : next()
  })
}
