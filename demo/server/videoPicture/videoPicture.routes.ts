import type { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Env } from '../http/context'
import { notFound } from '../refusal'
import type { Services } from '../services'
import { fileHeaders, forever } from '../storage/headers'
import { pictureFiles, pictureVersion } from './address'
import type { PictureKind } from './drawPicture'

interface VideoPictureDeps {
  services: Pick<Services, 'brands' | 'linkSubjects' | 'videoPictures'>
}

const types = { play: 'image/webp', preview: 'image/jpeg' } as const satisfies Record<PictureKind, string>

const fiveMinutes = 'public, max-age=300'

/** A video's pictures below the address of its page, `/video/windows/play.webp?brand-id=1`; its poster where none can be drawn. */
export const videoPictureRoutes = (app: Hono<Env>, { services }: VideoPictureDeps): void => {
  const { brands, linkSubjects, videoPictures } = services
  const serve = (kind: PictureKind) =>
    app.get(`/video/:slug/${pictureFiles[kind]}`, etag(), async (c) => {
      const brandId = c.req.query('brand-id')
      const brand = brandId === undefined ? await brands.first() : await brands.byId(brandId)
      const subject = await linkSubjects.find(brand.brand_id, 'video', { slug: c.req.param('slug') })
      const poster = subject?.preview
      if (!poster) throw notFound('video')
      const picture = await videoPictures.of(kind, { poster, brand })
      const headers = { ...fileHeaders, 'x-content-type-options': 'nosniff' }
      if (!picture) return c.body(null, 302, { ...headers, location: poster, 'cache-control': 'no-store' })
      return c.body(new Uint8Array(picture), 200, {
        ...headers,
        'content-type': types[kind],
        'cache-control': c.req.query('v') === pictureVersion(poster) ? forever : fiveMinutes,
      })
    })
  serve('play')
  serve('preview')
}
