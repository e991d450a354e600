import { address, list, record, text } from '../kit/guard'
import { ApiError, httpFor } from '../kit/http'
import { queryAtom } from '../kit/query'
import { type Settings, siteKey } from '../kit/settings'
import { paths } from '../wire/paths'

/** A place on a brand's site, with the sections that the brand arranged for it. */
export interface Placement {
  title: string
  /** Where to ask for an ad before a video; null without ads. */
  vastUrl: string | null
  /** In their order. */
  sections: readonly { id: string; title: string }[]
}

const toPlacement = (wire: unknown, { apiHost = '/' }: Settings): Placement => {
  const { title, vast_url, sections } = record(wire)
  if (!Array.isArray(sections)) throw new ApiError('malformed')
  return {
    title: text(title),
    vastUrl: address(vast_url, apiHost),
    sections: list(sections).flatMap((it) => {
      const section = record(it)
      const id = text(section.section_id)
      return id ? [{ id, title: text(section.title) || id }] : []
    }),
  }
}

export const placementAtom = (settings: Settings, placementId: string) =>
  queryAtom<Placement>(() => ({
    queryKey: [siteKey(settings), 'placement', placementId],
    queryFn: async ({ signal }) => {
      const { data } = await httpFor(settings).get(paths.placementSections, {
        query: { placement_id: placementId },
        signal,
      })
      return toPlacement(data, settings)
    },
  }))
