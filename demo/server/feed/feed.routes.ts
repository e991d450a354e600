import { feedCommunity, feedEmbedHome, feedHome, feedLoop, feedVideo } from '../../../src/wire/feed'
import { placementFeed, placementSections } from '../../../src/wire/placement'
import { profileVideos } from '../../../src/wire/profile'
import type { Brand } from '../brand/brands'
import { route } from '../http/route'
import { notFound } from '../refusal'
import type { Services } from '../services'
import type { Viewer } from '../session/sessions'
import type { FeedRequest } from './page'

interface ListInput {
  query: { limit: number; cursor?: string | undefined; start?: string | undefined }
  brand: Brand
  viewer: Viewer | null
}

const requestOf = ({ query: { limit, cursor, start }, brand, viewer }: ListInput): FeedRequest => ({
  ...{ brandId: brand.brand_id, viewerId: viewer?.userId ?? null },
  ...{ limit, cursor, start },
})

export const feedRoutes = ({ feeds, placements }: Services) => [
  route(feedHome, (input) => feeds.home(input.query.sort, requestOf(input))),
  route(feedEmbedHome, (input) => placements.embed(input.query.embed_id, requestOf(input))),
  route(feedVideo, (input) => feeds.likeVideo(input.query.slug, requestOf(input))),
  route(feedLoop, (input) => feeds.loop(input.query.slug, requestOf(input))),
  route(feedCommunity, (input) => feeds.community(input.query.slug, requestOf(input))),
  route(placementSections, ({ query, brand }) => placements.sections(brand.brand_id, query.placement_id)),
  route(placementFeed, (input) => placements.feed(input.query.placement_id, input.query.section_id, requestOf(input))),
  route(profileVideos, (input) => {
    const { slug, brand_slug } = input.query
    if (slug) return feeds.byUser(slug, requestOf(input))
    if (brand_slug !== input.brand.brand_slug) throw notFound('profile')
    return feeds.byBrand(requestOf(input))
  }),
]
