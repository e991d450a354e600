import type { Hono } from 'hono'
import { embedAllow } from '../../../src/wire/embed'
import type { Ctx, Env } from '../http/context'
import { escapeXml } from '../http/xml'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { apps } from '../site/apps'
import { readEmbeddable } from './embeddable'
import { type EmbedDeps, siteOf } from './site'

type OembedDeps = Omit<EmbedDeps, 'services'> & { services: Pick<Services, 'brands' | 'linkSubjects' | 'links'> }

interface Room {
  width: number
  height: number
}

const toXml = (answer: object) => {
  const fields = Object.entries(answer).map(([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`)
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${fields.join('')}</oembed>`
}

/** The largest size of this shape that the asker has room for. */
const fitted = ({ width, height }: Room, room: Room): Room => {
  const scale = Math.min(1, room.width / width, room.height / height)
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

const cut = (size: Room, room: Room): Room => ({
  width: Math.min(size.width, room.width),
  height: Math.min(size.height, room.height),
})

const roomIn = (c: Ctx): Room => {
  const [width = 0, height = 0] = ['maxwidth', 'maxheight'].map((name) => Math.floor(Number(c.req.query(name) ?? 0)))
  return { width: width > 0 ? width : Infinity, height: height > 0 ? height : Infinity }
}

/** Characters of an address of a page. */
const maxAddress = 2000

/** Whose page an address is, and its path there; a short link is the page that it leads to. @throws Refusal 404 */
const readPage = async (deps: OembedDeps, c: Ctx): Promise<{ brandId: string; path: string }> => {
  const address = c.req.query('url') ?? ''
  if (address.length > maxAddress) throw notFound('page')
  const origin = deps.originOf(c)
  const links = `${origin}/l/`
  const [, slug] = address.startsWith(links) ? (/^([\w-]+)\/?(?:[?#]|$)/.exec(address.slice(links.length)) ?? []) : []
  if (slug) {
    const { brandId, path } = await deps.services.links.read(slug)
    return { brandId, path }
  }
  const { brand_id: first } = await deps.services.brands.first()
  const bases = [...apps.map(({ base, brandId }) => [`${origin}${base}`, brandId]), [siteOf(deps, c, first), first]]
  const [base, brandId] = bases.find(([it]) => address.startsWith(`${it}/`)) ?? []
  if (!base || !brandId) throw notFound('page')
  return { brandId, path: address.slice(base.length) }
}

/** What is told of a page (https://oembed.com, 2.3.4). @throws Refusal as {@link readEmbeddable} does */
const describe = async (deps: OembedDeps, c: Ctx): Promise<Record<string, string | number>> => {
  const { brandId, path } = await readPage(deps, c)
  const { embed, page, slug, brand, subject, title } = await readEmbeddable(deps.services, brandId, path)
  const isVideo = page === 'video'
  const room = roomIn(c)
  const video = isVideo && slug ? await deps.services.linkSubjects.videoSize(brandId, slug) : null
  const size = video
    ? fitted({ width: 360, height: Math.round((360 * video.height) / video.width) }, room)
    : cut({ width: 600, height: 640 }, room)
  const query = new URLSearchParams([...embed.attributes, ['brand-id', brandId]])
  const address = `${deps.originOf(c)}/embed/${embed.name}?${query}`
  const box = `width="${size.width}" height="${size.height}" frameborder="0" loading="lazy"`
  const thumbnail = video && subject?.preview ? fitted(video, room) : null
  return {
    version: '1.0',
    type: isVideo ? 'video' : 'rich',
    title,
    provider_name: brand.name,
    provider_url: siteOf(deps, c, brandId),
    cache_age: 300,
    ...size,
    html: `<iframe src="${escapeXml(address)}" title="${escapeXml(title)}" ${box} allow="${embedAllow}" allowfullscreen></iframe>`,
    ...(thumbnail &&
      subject?.preview && {
        thumbnail_url: new URL(subject.preview, deps.originOf(c)).href,
        thumbnail_width: thumbnail.width,
        thumbnail_height: thumbnail.height,
      }),
  }
}

const shared = {
  'cache-control': 'public, max-age=300',
  'x-content-type-options': 'nosniff',
  'access-control-allow-origin': '*',
}

/** What other sites ask about a page whose address somebody has pasted there (https://oembed.com). */
export const oembedRoutes = (app: Hono<Env>, deps: OembedDeps): void => {
  app.get('/oembed', async (c) => {
    const format = c.req.query('format') ?? 'json'
    // The standard's own status for a format that a server does not speak.
    if (format !== 'json' && format !== 'xml') return c.body(null, 501)
    const answer = await describe(deps, c)
    return format === 'json'
      ? c.json(answer, 200, shared)
      : c.body(toXml(answer), 200, { ...shared, 'content-type': 'text/xml; charset=utf-8' })
  })
}
