import type { Hono, MiddlewareHandler } from 'hono'
import { paths } from '../../../src/wire/paths'
import { videoUploadsPath } from '../../../src/wire/videoFile'
import { cors } from './api'
import type { Env } from './context'
import type { Rate } from './limits'

/** Calls that store something permanently for anybody, or make this server fetch something. */
const costly = [paths.dynamicLink, paths.appLink, paths.fetchImage, paths.fetchMetaData]

/** Calls by which people speak to others; those of one person are limited by the service. */
const speaking = [paths.contactUs, paths.commentCreate, paths.report, paths.repostCreate, paths.moderationAnswer]

/** Calls that count; those of one person or of visitors of one network are limited by the service. */
const counting = [paths.spark, paths.hide, paths.videoCount, paths.linkouts]

/** Calls that search all content: one suggestion request for each letter is fine, a burst of them is not. */
const searching = [paths.searchSuggestions, paths.searchTop, paths.videoTags]

/** Pages that read the database for anybody. */
const pagesOfLinks = [
  '/data-export',
  '/l/*',
  '/oembed',
  '/embed/*',
  '/embeds/*',
  '/rendered',
  '/video/*',
  ...['/home', '/latest', '/popular', '/explore', '/community/*', '/group/*', '/profile/*', '/brand/*'],
  '/app/*',
  '/halcyon/*',
  '/unsubscribe/*',
  '/undo/*',
]

/**
 * Limits how often one network may use paths that cost more than others.
 * @param rate for paths that cost little
 * @param limited makes the limit of a rate
 */
export const limitPaths = (app: Hono<Env>, rate: Rate, limited: (rate: Rate) => MiddlewareHandler<Env>): void => {
  const seldom = { burst: rate.burst / 5, perSecond: rate.perSecond / 60 }
  for (const path of costly) app.use(path, limited(seldom))
  const spoken = limited({ burst: rate.burst / 3, perSecond: rate.perSecond / 6 })
  for (const path of speaking) app.use(path, spoken)
  const often = { burst: rate.burst / 2, perSecond: rate.perSecond / 3 }
  for (const path of counting) app.use(path, limited(often))
  const sought = limited({ burst: rate.burst / 2, perSecond: rate.perSecond / 3 })
  for (const path of searching) app.use(path, sought)
  app.use(paths.analytics, limited({ burst: rate.burst / 5, perSecond: rate.perSecond / 15 }))
  const page = limited(rate)
  for (const path of pagesOfLinks) app.use(path, page)
  app.put('/storage/*', cors, limited(seldom))
  app.use(`${videoUploadsPath}/*`, limited(often))
}
