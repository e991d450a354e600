import { httpFor } from '../../kit/http'
import { queryAtom } from '../../kit/query'
import { type Settings, siteKey } from '../../kit/settings'
import { paths } from '../../wire/paths'
import { type Category, toCategories } from './interests'

/** What interests are kept under: the list holds a viewer's own choice. */
export const interestsKey = (settings: Settings, userId: string) => [siteKey(settings), 'interests', userId]

/** The topics that a viewer can choose from, with their choice as the server knows it. */
export const interestsAtom = (settings: Settings, userId: string) =>
  queryAtom<readonly Category[]>(() => ({
    queryKey: interestsKey(settings, userId),
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.categoryList, { signal })
      return toCategories(data)
    },
  }))
