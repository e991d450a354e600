import { openLinkout, redirectMedia } from '../../../src/wire/link'
import { countVideo, getVideo } from '../../../src/wire/video'
import type { Brand } from '../brand/brands'
import type { Ctx } from '../http/context'
import type { Network } from '../http/network'
import { route } from '../http/route'
import type { Services } from '../services'
import type { Viewer } from '../session/sessions'

interface VideoDeps {
  services: Pick<Services, 'counts' | 'feeds' | 'visitors'>
  networksOf(c: Ctx): readonly Network[]
}

export const videoRoutes = ({ services: { counts, feeds, visitors }, networksOf }: VideoDeps) => {
  const askerOf = async ({ brand, viewer, c }: { brand: Brand; viewer: Viewer | null; c: Ctx }) => ({
    brandId: brand.brand_id,
    ...(viewer
      ? { userId: viewer.userId }
      : { userId: null, visitor: await visitors.nameOf(networksOf(c)[0]?.key ?? '') }),
  })
  return [
    route(getVideo, ({ query, brand, viewer }) =>
      feeds.video(query.slug, { brandId: brand.brand_id, viewerId: viewer?.userId ?? null }),
    ),
    route(countVideo, async (input) => {
      const { video_id, what } = input.body
      await counts[what](await askerOf(input), video_id)
      return null
    }),
    route(openLinkout, async (input) => {
      const { video_id, comment_id, url } = input.body
      return { url: await counts.linkTap(await askerOf(input), { videoId: video_id, commentId: comment_id }, url) }
    }),
    route(redirectMedia, async ({ query: { video_id, kind }, brand, c }) =>
      c.redirect(await counts.media(brand.brand_id, video_id, kind), 302),
    ),
  ]
}
