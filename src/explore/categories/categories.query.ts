import { list, record, text } from '../../kit/guard'
import { httpFor } from '../../kit/http'
import { queryAtom } from '../../kit/query'
import { type Settings, siteKey } from '../../kit/settings'
import { paths } from '../../wire/paths'

/** What communities are about. */
export interface Category {
  id: string
  title: string
}

/** A brand's categories that have communities, in its order. */
export const categoriesAtom = (settings: Settings) =>
  queryAtom<readonly Category[]>(() => ({
    queryKey: [siteKey(settings), 'categories'],
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.exploreCategories, { signal })
      return list(data).flatMap((wire) => {
        const { category_id, title } = record(wire)
        const category = { id: text(category_id), title: text(title) }
        return category.id && category.title ? category : []
      })
    },
  }))
