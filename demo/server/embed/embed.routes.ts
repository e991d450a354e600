import type { Hono } from 'hono'
import { type Embed, embedAttributesOfQuery, isEmbedName, pathOfEmbed } from '../../../src/wire/embed'
import type { Ctx, Env } from '../http/context'
import { notFound } from '../refusal'
import { preloaderOf } from '../site/renderer'
import { embedPage, themeFrom } from './embedPage'
import { type EmbedDeps, siteOf } from './site'

/** The element of an address. An app's address is the frame's own, so it stays in memory. */
const readEmbed = (c: Ctx): Embed | null => {
  const name = c.req.param('name') ?? ''
  if (!isEmbedName(name)) return null
  const read = (parameter: string) => c.req.query(parameter) ?? null
  const attributes = embedAttributesOfQuery(name, read).filter(([it]) => it !== 'eager' && it !== 'routing')
  return { name, attributes: name === 'app' ? [...attributes, ['routing', 'memory']] : attributes }
}

/** Every element alone on a page, for frames: `/embed/feed?source=video&slug=windows&brand-id=1`. */
export const embedPages = (app: Hono<Env>, deps: EmbedDeps & { root: string }): void => {
  const { brands, embeds, linkSubjects } = deps.services
  const preload = preloaderOf(deps.root)
  app.get('/embed/:name', async (c, next) => {
    const embed = readEmbed(c)
    if (!embed) return next()
    const brandId = c.req.query('brand-id')
    const brand = brandId === undefined ? await brands.first() : await brands.byId(brandId)
    const path = pathOfEmbed(embed)
    const [, page = '', slug] = path.split('/')
    const subject = slug ? await linkSubjects.find(brand.brand_id, page, { slug: decodeURIComponent(slug) }) : null
    // A brand's page and feeds have no subject of their own.
    if (slug && !subject && page !== 'brand') throw notFound(page)
    const site = siteOf(deps, c, brand.brand_id)
    const { html, headers } = await embedPage({
      ...{ brand, embed, site, address: `${site}${path}`, title: subject?.title || brand.name },
      // With the brand's font from the start, no word moves when the brand's details come.
      theme: themeFrom((name) => c.req.query(name) ?? (name === 'font' ? (brand.look.font ?? undefined) : undefined)),
      preload: await preload(`geuin-${embed.name}`, Object.fromEntries(embed.attributes), brand.brand_id),
      frameAncestors: await embeds.frameAncestors(brand.brand_id),
    })
    return c.body(html, 200, { ...headers, 'content-type': 'text/html; charset=utf-8' })
  })
}
