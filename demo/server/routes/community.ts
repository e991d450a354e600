import { getCommunity } from '../../../src/wire/community'
import type { Services } from '../domain/services'
import { route } from '../http/route'

export const communityRoutes = ({ communities }: Services) => [
  route(getCommunity, ({ query, brand, viewer }) =>
    communities.bySlug(brand.brand_id, query.slug, viewer?.userId ?? null),
  ),
]
