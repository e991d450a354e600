import type { Hono } from 'hono'
import { codes } from '../../../src/wire/codes'
import { appLink, dynamicLink, resolveHtml, sendDownloadLink } from '../../../src/wire/link'
import type { Ctx, Env } from '../http/context'
import type { Network } from '../http/network'
import { route } from '../http/route'
import { readContacts } from '../messaging/contact'
import { notFound, Refusal } from '../refusal'
import type { Services } from '../services'
import { storeLinks, titleOf } from './appLinks'
import { linkPage } from './linkPage'
import { addressOn, targetOf } from './linkTarget'

interface LinkDeps {
  services: Pick<Services, 'links' | 'linkSubjects' | 'appLinks' | 'downloads' | 'brands'>
  originOf(c: Ctx): string
  networksOf(c: Ctx): readonly Network[]
  /** Where the brand's pages are; null where this server shows them itself. */
  site: string | null
}

const shortLink = (origin: string, slug: string) => `${origin}/l/${slug}`

/** The page of a link. */
const answer = async ({ services, originOf, site }: LinkDeps, c: Ctx, slug: string) => {
  const link = await services.links.read(slug)
  const brand = await services.brands.byId(link.brandId)
  const target = targetOf(link.path)
  const subject = target && (await services.linkSubjects.find(link.brandId, target.page, { slug: target.slug }))
  const origin = originOf(c)
  const { html, headers } = await linkPage({
    brand,
    title: titleOf(brand, link, subject),
    description: subject?.description ?? '',
    picture: subject?.preview ? new URL(subject.preview, origin).href : null,
    address: shortLink(origin, slug),
    target: addressOn(site ?? origin, link.path, link.query),
    stores: link.isApp ? storeLinks(brand, link.query) : null,
    agent: c.req.header('user-agent') ?? '',
  })
  return c.body(html, 200, headers)
}

export const linkRoutes = (deps: LinkDeps) => {
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
        link: async () => {
          const request = { type: 'get_app', payload: body.query_params ?? {} } as const
          const slug = await appLinks.make(brand, request, viewer?.userId ?? null)
          return shortLink(deps.originOf(c), slug)
        },
      })
      return null
    }),
    route(resolveHtml, async ({ query, c }) => {
      // The link as a whole, or what follows /l/.
      const slug = /(?:^|\/l\/)([\w-]+)\/?(?:[?#].*)?$/.exec(query.link)?.[1]
      if (!slug) throw notFound('link')
      return answer(deps, c, slug)
    }),
  ]
}

/** The short links themselves. */
export const linkPages = (app: Hono<Env>, deps: LinkDeps): void => {
  app.get('/l/:slug{[\\w-]+}', async (c, next) => {
    try {
      return await answer(deps, c, c.req.param('slug'))
    } catch (error) {
      // People follow these: what is missing is said by a page.
      if (error instanceof Refusal && error.code === codes.notFound) return next()
      throw error
    }
  })
}
