import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { version } from '../../package.json'
import { codes } from '../../src/wire/codes'
import { callsByResource } from '../../src/wire/index'
import { paths } from '../../src/wire/paths'
import { accountRoutes } from './account/account.routes'
import { undoPages } from './account/undo.routes'
import { adminRoutes } from './admin/admin.routes'
import { adsRoutes } from './ads/ads.routes'
import { analyticsRoutes } from './analytics/analytics.routes'
import { brandRoutes } from './brand/brand.routes'
import type { Now } from './clock'
import { commentRoutes } from './comment/comment.routes'
import { communityRoutes } from './community/community.routes'
import { runningRoutes } from './community/running.routes'
import { contactRoutes } from './contact/contact.routes'
import type { DemoProvider } from './demoProvider/demoProvider'
import { embedPages } from './embed/embed.routes'
import { oembedRoutes } from './embed/oembed.routes'
import { exploreRoutes } from './explore/explore.routes'
import { exportPages, exportRoutes } from './export/export.routes'
import { feedRoutes } from './feed/feed.routes'
import { answerJson, cors, ownAnswers } from './http/api'
import { addCalls } from './http/calls'
import type { Ctx, Env } from './http/context'
import { answerError } from './http/errors'
import { callerAddress, type Rate, rateLimit } from './http/limits'
import { type Log, requestLog } from './http/log'
import { networksOf } from './http/network'
import { openApiDocument } from './http/openapi'
import { openStreams } from './http/openStreams'
import { isForOwnHost, originOf } from './http/origin'
import { limitPaths } from './http/rates'
import { sharedAnswers } from './http/shared'
import { ipRoutes } from './ip/ip.routes'
import type { metaDataFetcher } from './link/fetchMetaData'
import { linkPages, linkRoutes } from './link/link.routes'
import { loopRoutes } from './loop/loop.routes'
import type { Mailbox } from './messaging/mailbox'
import { mailboxRoutes } from './messaging/mailbox.routes'
import { moderationRoutes } from './moderation/moderation.routes'
import { notificationRoutes } from './notification/notification.routes'
import { unsubscribePages } from './notification/unsubscribe.routes'
import { postRoutes } from './post/post.routes'
import { privacyRoutes } from './privacy/privacy.routes'
import { profileRoutes } from './profile/profile.routes'
import { providerHops, providerRoutes } from './provider/provider.routes'
import { pushRoutes } from './push/push.routes'
import { Refusal } from './refusal'
import { reportRoutes } from './report/report.routes'
import { repostRoutes } from './repost/repost.routes'
import { savedRoutes } from './saved/saved.routes'
import { searchRoutes } from './search/search.routes'
import { type CipherSettings, createCipher } from './security/cipher'
import type { Services } from './services'
import { sessionRoutes } from './session/session.routes'
import { signInRoutes } from './signIn/signIn.routes'
import { appPages } from './site/appPages'
import { feedPages } from './site/feedPages'
import { lumenDiscovery } from './site/lumenDiscovery'
import { siteRoutes } from './site/site.routes'
import { sparkRoutes } from './spark/spark.routes'
import type { Storage } from './storage/storage'
import type { imageFetcher } from './upload/fetchImage'
import { storageRoutes, uploadRoutes } from './upload/upload.routes'
import { videoRoutes } from './video/video.routes'
import { videoPictureRoutes } from './videoPicture/videoPicture.routes'
import { tusRoutes } from './videoUpload/tus.routes'
import { videoUploadRoutes } from './videoUpload/videoUpload.routes'

export interface AppDeps {
  services: Services
  /** The repository's folder: demo/pages, demo/media and dist are served from it. */
  root: string
  log: Log
  now: Now
  /** What the pages encrypt addresses and device ids with. */
  cipher: CipherSettings
  /** Shown at /mailbox; null where messages go out for real. */
  mailbox: Mailbox | null
  /** Pages in place of the providers; null where sign-ins are real. */
  demoProvider: DemoProvider | null
  storage: Storage
  fetchImage: ReturnType<typeof imageFetcher>
  fetchMetaData: ReturnType<typeof metaDataFetcher>
  /** In which a proxy names the caller's country; null where none does. */
  countryHeader: string | null
  /** This server as the world reaches it; null to believe what callers call it. */
  publicUrl: string | null
  /** Where the brand's pages are; null where this server shows them itself. */
  siteUrl: string | null
  /** What opens /admin for all brands; null where each brand has its own key only. */
  adminKey: (() => Promise<string>) | null
  /** How long visitors are given the same answer where it is the same for all of them, milliseconds; 0 for never. */
  sharedMs: number
  /** How often one network may call the API, what costs much a sixtieth as often; null for no limit. */
  rate: Rate | null
  /** How many proxies in front of this server append to X-Forwarded-For. */
  trustedProxies: number
  /** Milliseconds after which a call is answered 503. */
  timeoutMs: number
  /** Checks each answer against the wire, for tests: one that does not fit becomes a 500. */
  checkAnswers: boolean
}

/** Bytes of a JSON body at most. */
export const maxBodyBytes = 64 * 1024

/** Of one that asks for a link, which anybody may and which is kept. */
export const maxLinkBytes = 8 * 1024

/** What a page shows first: the same for every visitor of a brand. */
const sharedByVisitors = [
  ...[paths.feedHome, paths.feedEmbedHome, paths.feedVideo, paths.feedLoop, paths.feedCommunity],
  ...[paths.placementSections, paths.placementFeed, paths.profileVideos, paths.community, paths.featuredCommunities],
]

/** What a demo shows to the people of this machine only. */
const demoPaths = ['/mailbox', '/mailbox/*', '/mailbox.html', '/id/*', '/members', '/ads/*']

const onlyOwnHost: MiddlewareHandler<Env> = async (c, next) => (isForOwnHost(c) ? next() : c.text('Not found', 404))

const isApi = /^\/(api|goservices)(\/|$)/

/** The whole server as Request → Response. */
export const createApp = (deps: AppDeps): Hono<Env> => {
  const { services, log, now } = deps
  const app = new Hono<Env>()
  const cipher = createCipher(deps.cipher)
  const callersNetworks = (c: Ctx) => {
    const address = callerAddress(c, deps.trustedProxies)
    return address ? networksOf(address) : []
  }
  const limited = (rate: Rate) =>
    rateLimit(
      rate,
      (c) => callersNetworks(c)[0]?.key ?? 'unknown',
      () => now().getTime(),
    )
  app.onError(answerError(log))
  app.use(requestLog(log), dropUnread)
  for (const path of ['/api/*', '/goservices/*', '/openapi.json']) {
    app.use(path, cors)
    if (deps.rate) app.use(path, limited(deps.rate))
  }
  const shared = sharedAnswers(deps.sharedMs, () => now().getTime())
  if (deps.sharedMs) for (const path of sharedByVisitors) app.use(path, shared)
  for (const path of ['/api/*', '/goservices/*', '/openapi.json']) app.use(path, ownAnswers, limitBody(maxBodyBytes))
  for (const path of [paths.dynamicLink, paths.appLink, paths.sendDownloadLink]) app.use(path, limitBody(maxLinkBytes))
  if (deps.rate) limitPaths(app, deps.rate, limited)
  let document: ReturnType<typeof openApiDocument> | undefined
  app.get('/openapi.json', (c) => {
    document ??= openApiDocument(callsByResource, { version })
    return answerJson(c, document)
  })
  providerHops(app, { services, cipher })
  const deployment = {
    services,
    originOf: (c: Ctx) => originOf(c, deps.publicUrl),
    networksOf: callersNetworks,
    site: deps.siteUrl,
    streams: openStreams(),
  }
  addCalls(app, deps, [
    ...accountRoutes(deployment),
    ...analyticsRoutes(services),
    ...brandRoutes(services),
    ...commentRoutes(deployment),
    ...communityRoutes(services),
    ...exploreRoutes(services),
    ...contactRoutes(deployment),
    ...ipRoutes(deps.countryHeader),
    ...sparkRoutes(services),
    ...exportRoutes(deployment),
    ...feedRoutes(services),
    ...linkRoutes({ ...deployment, fetchMetaData: deps.fetchMetaData }),
    ...loopRoutes(deployment),
    ...moderationRoutes(services),
    ...notificationRoutes(deployment),
    ...privacyRoutes(services),
    ...postRoutes(services),
    ...profileRoutes(services),
    ...providerRoutes({ services, cipher }),
    ...pushRoutes(services),
    ...reportRoutes(services),
    ...repostRoutes(services),
    ...runningRoutes(deployment),
    ...savedRoutes(services),
    ...searchRoutes(services),
    ...sessionRoutes(services),
    ...signInRoutes({ ...deployment, cipher }),
    ...uploadRoutes({ ...deployment, fetchImage: deps.fetchImage }),
    ...videoRoutes(deployment),
    ...videoUploadRoutes(services),
  ])
  if (deps.mailbox) {
    // Also against a page elsewhere whose name is made to lead to this machine (DNS rebinding).
    for (const path of demoPaths) app.use(path, onlyOwnHost)
    mailboxRoutes(app, deps.mailbox)
    adsRoutes(app, { events: services.adEvents, originOf: deployment.originOf })
  }
  if (deps.demoProvider) app.route('/', deps.demoProvider.app)
  tusRoutes(app, services)
  storageRoutes(app, { uploads: services.uploads, storage: deps.storage })
  linkPages(app, deployment)
  embedPages(app, { ...deployment, root: deps.root })
  oembedRoutes(app, deployment)
  videoPictureRoutes(app, deployment)
  undoPages(app, deployment)
  unsubscribePages(app, deployment)
  exportPages(app, deployment)
  adminRoutes(app, { ...deployment, adminKey: deps.adminKey, now, log })
  feedPages(app, { ...deployment, root: deps.root })
  lumenDiscovery(app, deployment)
  appPages(app, { ...deployment, root: deps.root })
  siteRoutes(app, deps)
  app.notFound((c) => {
    if (!isApi.test(c.req.path)) return c.text('Not found', 404)
    throw new Refusal(codes.notFound, `There is nothing at ${c.req.path}`)
  })
  return app
}

/** A HEAD is answered as a GET whose body nobody reads; a stream has to hear of that. */
const dropUnread: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  if (c.req.method === 'HEAD') await c.res.body?.cancel()
}

const limitBody = (maxSize: number): MiddlewareHandler<Env> => {
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new Refusal(codes.tooLarge, `The body may have ${maxSize / 1024} kB at most`)
    },
  })
  // To ask a GET for its body, which it has none of, makes a second request object of it.
  return (c, next) => (c.req.method === 'GET' ? next() : limit(c, next))
}
