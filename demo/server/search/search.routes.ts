import {
  addRecentSearch,
  clearRecentSearches,
  recentSearches,
  searchSuggestions,
  searchTop,
} from '../../../src/wire/search'
import { route } from '../http/route'
import type { Services } from '../services'

export const searchRoutes = ({ recentSearches: recent, search }: Services) => [
  route(searchSuggestions, async ({ query, brand, viewer }) => ({
    items: await search.suggestions(query.q, { brandId: brand.brand_id, viewer }),
  })),
  route(searchTop, ({ query: { q, kind, limit, cursor }, brand, viewer }) =>
    search.top(q, { brandId: brand.brand_id, viewer, limit, cursor }, kind),
  ),
  route(recentSearches, async ({ viewer }) => ({ items: await recent.list(viewer) })),
  route(addRecentSearch, async ({ viewer, body }) => {
    await recent.add(viewer, body.q)
    return null
  }),
  route(clearRecentSearches, async ({ viewer, query }) => {
    await recent.forget(viewer, query.q)
    return null
  }),
]
