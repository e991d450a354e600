import { getVideo } from '../../../src/wire/video'
import { route } from '../http/route'
import type { Services } from '../services'

export const videoRoutes = ({ feeds }: Services) => [
  route(getVideo, ({ query, brand, viewer }) =>
    feeds.video(query.slug, { brandId: brand.brand_id, viewerId: viewer?.userId ?? null }),
  ),
]
