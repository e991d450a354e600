import { useMemo, useState } from 'react'
import { type FeedProps, type FeedSource, feedSource } from './feed.source'

/** The source that an element's props name. */
export const useSource = ({ source, slug, placementId, section, embedId, items }: FeedProps): FeedSource =>
  useMemo(
    () => feedSource({ source, slug, placementId, section, embedId, items }),
    [source, slug, placementId, section, embedId, items],
  )

/** A placement's section that the viewer chose, in place of its first one; a section that the page chose stays. */
export const useSection = (named: FeedSource) => {
  const [chosen, choose] = useState<FeedSource | null>(null)
  const open = named.kind === 'placement' && named.section === undefined ? named : null
  const source = open && chosen?.kind === 'placement' && chosen.placementId === open.placementId ? chosen : named
  /** Null where there is nothing to choose. */
  const sections = open && {
    placementId: open.placementId,
    chosen: source.kind === 'placement' ? source.section : undefined,
    onChoose: (section: string) => choose({ ...open, section }),
  }
  return { source, sections }
}
