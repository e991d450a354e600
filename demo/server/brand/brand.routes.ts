import { getBrand } from '../../../src/wire/brand'
import { categoryList } from '../../../src/wire/category'
import { brandGuidelines } from '../../../src/wire/guidelines'
import { route } from '../http/route'
import type { Services } from '../services'

export const brandRoutes = ({ brands, categories }: Services) => [
  route(getBrand, ({ query, brand }) =>
    query.brand_slug && !query.brand_id ? brands.bySlug(query.brand_slug) : brand,
  ),
  route(brandGuidelines, async ({ query, brand }) => {
    const own = query.is_default ? [] : await brands.guidelines(brand.brand_id)
    return own.length > 0 ? own : brands.guidelines(null)
  }),
  route(categoryList, ({ brand, viewer }) => categories.list(brand.brand_id, viewer?.userId ?? null)),
]
