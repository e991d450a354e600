import type { Hono } from 'hono'
import { codes } from '../../../src/wire/codes'
import { appLink, dynamicLink, fetchMetaData, resolveHtml, sendDownloadLink } from '../../../src/wire/link'
import type { Ctx, Env } from '../http/context'
import type { Network } from '../http/network'
import { route } from '../http/route'
import { readContacts } from '../messaging/contact'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { pictureAddress } from '../videoPicture/address'
import { pictureSizes } from '../videoPicture/drawPicture'
import { wordsFor } from '../words/wordsFor'
import { storeLinks, titleOf } from './appLinks'
import type { metaDataFetcher } from './fetchMetaData'
import { linkPage } from './linkPage'
import type { LinkSubject } from './linkSubjects'
import { addressOn, targetOf } from './linkTarget'
import type { Preview, PreviewCard } from './previewTags'

interface LinkDeps {
  services: Pick<Services, 'links' | 'linkSubjects' | 'appLinks' | 'downloads' | 'brands' | 'videoPictures'>
  originOf(c: Ctx): string
  networksOf(c: Ctx): readonly Network[]
  /** Where the brand's pages are; null where this server shows them itself. */
  site: string | null
}

const shortLink = (origin: string, slug: string) => `${origin}/l/${slug}`

/** The picture that previews show of a video whose poster is here. */
const cardOf = (
  { videoPictures }: Pick<Services, 'videoPictures'>,
  origin: string,
  { brandId, page, subject: { slug, preview } }: { brandId: string; page: string; subject: LinkSubject },
): PreviewCard | null => {
  if (page !== 'video' || !preview || !videoPictures.isKept(preview)) return null
  const path = pictureAddress('preview', { brandId, slug, poster: preview })
  return { address: `${origin}${path}`, ...pictureSizes.preview }
}

/** A link with what its previews show. */
const read = async ({ services, originOf }: LinkDeps, c: Ctx, slug: string) => {
  const link = await services.links.read(slug)
  const brand = await services.brands.byId(link.brandId)
  const target = targetOf(link.path)
  const subject = target && (await services.linkSubjects.find(link.brandId, target.page, { slug: target.slug }))
  const origin = originOf(c)
  const preview = {
    title: titleOf(brand, link, subject),
    description: subject?.description ?? '',
    picture: subject?.preview ? new URL(subject.preview, origin).href : null,
    card: target && subject && cardOf(services, origin, { brandId: link.brandId, page: target.page, subject }),
  }
  return { link, brand, origin, preview }
}

/** A page about one thing, on one of the demo's sites. */
export interface SubjectAddress {
  brandId: string
  /** What precedes the page's path: '' for Lumen's own pages. */
  base: string
  page: string
  slug: string
}

export interface SubjectDeps {
  services: Pick<Services, 'linkSubjects' | 'brands' | 'videoPictures'>
  originOf(c: Ctx): string
}

/** A page about one thing, with what its previews show. @throws Refusal 404 */
export const readSubject = async (
  { services, originOf }: SubjectDeps,
  c: Ctx,
  { brandId, base, page, slug }: SubjectAddress,
): Promise<Preview> => {
  const [brand, subject] = await Promise.all([
    services.brands.byId(brandId),
    services.linkSubjects.find(brandId, page, { slug }),
  ])
  if (!subject) throw notFound(page)
  const { title, description, preview } = subject
  const origin = originOf(c)
  return {
    ...{ site: brand.name, title: title || brand.name, description },
    picture: preview && new URL(preview, origin).href,
    card: cardOf(services, origin, { brandId, page, subject }),
    address: `${origin}${base}/${page}/${encodeURIComponent(subject.slug)}`,
  }
}

/** The slug of a short link, of which this may be the whole or what follows /l/. */
const slugOf = (link: string): string => {
  const slug = /(?:^|\/l\/)([\w-]+)\/?(?:[?#].*)?$/.exec(link)?.[1]
  if (!slug) throw notFound('link')
  return slug
}

/** The page of a link. */
const answer = async (deps: LinkDeps, c: Ctx, slug: string) => {
  const { link, brand, origin, preview } = await read(deps, c, slug)
  const { site } = deps
  const address = shortLink(origin, slug)
  const { html, headers } = await linkPage({
    brand,
    ...preview,
    address,
    target: addressOn(site ?? origin, link.path, link.query),
    stores: link.isApp ? storeLinks(brand, link.query) : null,
    agent: c.req.header('user-agent') ?? '',
    words: wordsFor(c.req.header('accept-language')),
  })
  return c.body(html, 200, headers)
}

export const linkRoutes = (deps: LinkDeps & { fetchMetaData: ReturnType<typeof metaDataFetcher> }) => {
  const { links, appLinks, downloads } = deps.services
  return [
    route(dynamicLink, async ({ body, brand, viewer, c }) => ({
      shortLink: shortLink(deps.originOf(c), await links.share(brand.brand_id, body, viewer?.userId ?? null)),
    })),
    route(appLink, async ({ body, brand, viewer, c }) => ({
      link: shortLink(deps.originOf(c), await appLinks.make(brand, body, viewer?.userId ?? null)),
    })),
    route(sendDownloadLink, async ({ body, brand, viewer, c }) => {
      await downloads.send(brand, {
        contacts: readContacts(body.email, body.mobile),
        networks: deps.networksOf(c),
        language: c.req.header('accept-language') ?? null,
        link: async () => {
          const request = { type: 'get_app', payload: body.query_params ?? {} } as const
          const slug = await appLinks.make(brand, request, viewer?.userId ?? null)
          return shortLink(deps.originOf(c), slug)
        },
      })
      return null
    }),
    route(fetchMetaData, ({ query }) => deps.fetchMetaData(query.url)),
    route(resolveHtml, async ({ query, c }) => {
      return answer(deps, c, slugOf(query.link))
    }),
  ]
}

/** Reads a link for its preview, which counts as no visit. */
const crawler = /bot|crawl|spider|preview|facebookexternalhit|whatsapp|slack|embed/i

/** The short links themselves. */
export const linkPages = (app: Hono<Env>, deps: LinkDeps): void => {
  app.get('/l/:slug{[\\w-]+}', async (c, next) => {
    try {
      const page = await answer(deps, c, c.req.param('slug'))
      const isVisit = c.req.method === 'GET' && !crawler.test(c.req.header('user-agent') ?? '')
      if (isVisit) await deps.services.links.opened(c.req.param('slug'))
      return page
    } catch (error) {
      // People follow these: what is missing is said by a page.
      if (error instanceof Refusal && error.code === codes.notFound) return next()
      throw error
    }
  })
}
