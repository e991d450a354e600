import { join } from 'node:path'
import type { Hono } from 'hono'
import type { Ctx, Env } from '../http/context'
import { serveFolder } from '../http/files'
import { headersByPage, pageHeaders } from '../http/pages'
import { mediaVersion } from '../media/ownMedia'
import { referenceRoutes } from '../reference/reference.routes'
import { embedExamples } from './embedExamples'
import { answerPage } from './frame'
import { lumenPages, missing } from './pages'
import { renderedPage } from './renderedPage'

const forever = 'public, max-age=31536000, immutable'
const fiveMinutes = 'public, max-age=300'
const revalidated = 'no-cache'

/** Any page may load media and built files. */
const shared = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': '*',
}

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The demo's page at an address of the product, such as /video/windows; the page reads the rest itself. */
const pageAt = (path: string): string => {
  if (path === '') return 'index.html'
  if (/^video\/[^/]+\/?$/.test(path)) return 'feed.html'
  return path.includes('.') ? path : `${path.replace(/\/$/, '')}.html`
}

/** Media under /media, the built files under /dist, the demo's pages and Lumen's site under /. */
export const siteRoutes = (app: Hono<Env>, { root }: { root: string }): void => {
  const media = serveFolder({ path: join(root, 'demo/media'), headers: shared })
  const dist = serveFolder({ path: join(root, 'dist'), headers: shared })
  const folder = join(root, 'demo/pages')
  const pages = serveFolder({ path: folder, headers: pageHeaders })
  const pagesByName = new Map(
    Object.entries(headersByPage).map(([name, headers]) => [name, serveFolder({ path: folder, headers })]),
  )
  const pathOf = (c: Ctx) => decoded(new URL(c.req.url).pathname)

  app.get('/media/*', async (c) => {
    const path = pathOf(c)?.slice('/media/'.length) ?? ''
    // The same folder has the scripts that make the clips.
    if (!/^(clips|brands|avatars)\//.test(path)) return c.notFound()
    return (
      (await media(c.req.raw, path.replace(mediaVersion, ''), mediaVersion.test(path) ? forever : fiveMinutes)) ??
      c.notFound()
    )
  })
  // Where clients look for an avatar that they have by name: beside what was uploaded, when they are told where that is.
  app.on('GET', ['/avatars/*', '/storage/avatars/*'], async (c) => {
    const path = pathOf(c)?.replace(/^\/(storage\/)?/, '') ?? ''
    return (await media(c.req.raw, path, fiveMinutes)) ?? c.notFound()
  })
  app.get('/dist/*', async (c) => {
    const path = pathOf(c)?.slice('/dist/'.length) ?? ''
    // A chunk's name changes with what is in it; the other files keep theirs.
    return (await dist(c.req.raw, path, path.startsWith('chunks/') ? forever : revalidated)) ?? c.notFound()
  })
  // A worker has to come from the site's own origin.
  app.get('/geuin-sw.js', async (c) => (await dist(c.req.raw, 'geuin-sw.js', revalidated)) ?? c.notFound())
  referenceRoutes(app, root)
  renderedPage(app, root)
  embedExamples(app, root)
  lumenPages(app)
  app.get('/*', async (c, next) => {
    const path = pathOf(c)?.slice(1)
    if (path === undefined || /^(api|goservices)(\/|$)/.test(path)) return next()
    const file = pageAt(path)
    const serve = pagesByName.get(file) ?? pages
    return (await serve(c.req.raw, file, revalidated)) ?? answerPage(c, missing, { status: 404 })
  })
}
