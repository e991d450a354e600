import { httpFor } from '../../kit/http'
import { queryAtom } from '../../kit/query'
import { type Settings, siteKey } from '../../kit/settings'
import { paths } from '../../wire/paths'
import { type Guideline, toGuidelines } from './guidelines'

/** A brand's guidelines; sends no request while the brand is unknown. */
export const guidelinesAtom = (settings: Settings, brandId: string | null) =>
  queryAtom<readonly Guideline[]>(() => ({
    queryKey: [siteKey(settings), 'guidelines', brandId],
    queryFn: async ({ signal }) => {
      const query = { brand_id: brandId ?? '', is_default: 'false' }
      const { data } = await httpFor(settings).get(paths.brandGuidelines, { query, signal })
      return toGuidelines(data)
    },
    enabled: brandId !== null,
  }))
