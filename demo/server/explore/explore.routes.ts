import { exploreCategories, exploreCommunities, exploreLoops } from '../../../src/wire/explore'
import type { Brand } from '../brand/brands'
import { route } from '../http/route'
import type { Services } from '../services'
import type { Viewer } from '../session/sessions'

interface Input {
  brand: Brand
  viewer: Viewer | null
  query: { category_id: string; limit: number; cursor?: string | undefined }
}

type Read<T> = (
  categoryId: string,
  request: { brandId: string; viewerId: string | null; limit: number; cursor?: string | undefined },
) => Promise<T>

/** What a brand has, by category. */
export const exploreRoutes = ({ categories, communities, loops }: Services) => {
  /** A page of what a category has. */
  const ofCategory = async <T>({ brand: { brand_id: brandId }, viewer, query }: Input, read: Read<T>): Promise<T> =>
    read(await categories.find(brandId, query.category_id), { ...query, brandId, viewerId: viewer?.userId ?? null })
  return [
    route(exploreCategories, ({ brand }) => categories.withCommunities(brand.brand_id)),
    route(exploreCommunities, (input) => ofCategory(input, communities.ofCategory)),
    route(exploreLoops, (input) => ofCategory(input, loops.ofCategory)),
  ]
}
