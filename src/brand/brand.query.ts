import { httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { shared } from '../kit/shared'
import { paths } from '../wire/paths'
import { type Brand, toBrand } from './brand'

/** Milliseconds: a brand hardly ever changes while a viewer is on a page. */
const staleTime = 60 * 60_000

/** The brand of a site; all islands of the site read the same atom. */
export const brandAtom = (settings: Settings) =>
  shared(`brand:${siteKey(settings)}`, () =>
    queryAtom<Brand>(() => ({
      queryKey: [siteKey(settings), 'brand'],
      queryFn: async ({ signal }) => {
        // x-brand-id names the brand as well, but caches tell two brands apart by address.
        const query = { brand_id: settings.brandId }
        const { data } = await httpFor(settings).get(paths.brand, { query, signal })
        return toBrand(data, settings)
      },
      staleTime,
      meta: { sameForAll: true },
    })),
  )
