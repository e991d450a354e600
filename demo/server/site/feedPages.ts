import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import { codes } from '../../../src/wire/codes'
import { discoveryOf } from '../embed/discovery'
import type { Ctx, Env } from '../http/context'
import { pageHeaders } from '../http/pages'
import { readSubject } from '../link/link.routes'
import { previewTags } from '../link/previewTags'
import { Refusal } from '../refusal'
import type { Services } from '../services'
import { lumenId } from './frame'

interface FeedPageDeps {
  services: Pick<Services, 'linkSubjects' | 'brands' | 'videoPictures'>
  originOf(c: Ctx): string
  root: string
}

/** Pages of Lumen's feed, with what other sites show of their addresses: of a video, and of all. */
export const feedPages = (app: Hono<Env>, deps: FeedPageDeps): void => {
  const answer = async (c: Ctx, tags: string) => {
    const page = await readFile(join(deps.root, 'demo/pages/feed.html'), 'utf8')
    const headers = { ...pageHeaders, 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }
    return c.html(
      page.replace('</head>', () => `${tags}\n</head>`),
      200,
      headers,
    )
  }
  for (const path of ['/home', '/latest', '/popular'])
    app.on('GET', [path, `${path}/`], etag(), async (c) =>
      answer(c, await discoveryOf(deps, c, { brandId: lumenId, base: '', path })),
    )
  app.on('GET', ['/video/:slug', '/video/:slug/'], etag(), async (c, next) => {
    try {
      const subject = { brandId: lumenId, base: '', page: 'video', slug: c.req.param('slug') }
      return await answer(c, String(await previewTags(await readSubject(deps, c, subject))))
    } catch (error) {
      // The feed says itself that a video is not there.
      if (error instanceof Refusal && error.code === codes.notFound) return next()
      throw error
    }
  })
}
