import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { paths } from '../wire/paths'
import { type Brand, toBrand } from './brand'

/** A brand hardly ever changes while somebody looks at a page: milliseconds. */
const staleTime = 60 * 60_000

/** The brand of a site; each island of the site watches the same atom. */
export const brandAtom = (settings: Settings) =>
  shared(`brand:${siteKey(settings)}`, () =>
    queryAtom<Brand>(() => ({
      queryKey: [siteKey(settings), 'brand'],
      queryFn: async ({ signal }) => {
        // x-brand-id names the brand as well, but an address of its own lets caches tell two brands apart.
        const query = { brand_id: settings.brandId }
        const { data } = await httpFor(settings).get(paths.brand, { query, signal })
        return toBrand(data, settings)
      },
      staleTime,
      meta: { sameForAll: true },
    })),
  )
