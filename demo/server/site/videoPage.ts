import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { codes } from '../../../src/wire/codes'
import type { Ctx, Env } from '../http/context'
import { pageHeaders } from '../http/pages'
import { readSubject } from '../link/link.routes'
import { previewTags } from '../link/previewTags'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { lumenId } from './frame'

interface VideoPageDeps {
  services: Pick<Services, 'linkSubjects' | 'brands'>
  originOf(c: Ctx): string
  root: string
}

/** The page of a video: Lumen's feed, with what previews of its address show. */
export const videoPage = (app: Hono<Env>, deps: VideoPageDeps): void => {
  app.on('GET', ['/video/:slug', '/video/:slug/'], etag(), async (c, next) => {
    try {
      const subject = { brandId: lumenId, base: '', page: 'video', slug: c.req.param('slug') }
      const tags = String(await previewTags(await readSubject(deps, c, subject)))
      const page = await readFile(join(deps.root, 'demo/pages/feed.html'), 'utf8')
      const headers = { ...pageHeaders, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
      return c.html(
        page.replace('</head>', () => `${tags}\n</head>`),
        200,
        headers,
      )
    } catch (error) {
      // The feed says itself that a video is not there.
      if (error instanceof Refusal && error.code === codes.notFound) return next()
      throw error
    }
  })
}
