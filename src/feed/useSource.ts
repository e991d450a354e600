import { useEffect, useMemo, useState } from 'react'
import { useIsland } from '../kit/island'
import { type FeedProps, type FeedSource, feedSource } from './feed.source'
import type { FeedParts } from './feedContext'
import { later } from './later'
import type { FirstPage } from './start'
import { type FeedHandle, useFeed } from './useFeed'

interface Shown extends FeedHandle {
  /** Whether a server stands behind it. */
  served: boolean
  place: FeedParts['place']
}

/** The source that an element's props name. */
export const useSource = ({ source, slug, placementId, section, embedId, items }: FeedProps): FeedSource =>
  useMemo(
    () => feedSource({ source, slug, placementId, section, embedId, items }),
    [source, slug, placementId, section, embedId, items],
  )

/** A placement's section that the viewer chose, in place of its first one; a page's own choice stays. */
export const useSection = (given: FeedSource) => {
  const [chosen, choose] = useState<FeedSource | null>(null)
  const open = given.kind === 'placement' && given.section === undefined ? given : null
  const source = open && chosen?.kind === 'placement' && chosen.placementId === open.placementId ? chosen : given
  /** Null where there is nothing to choose. */
  const sections = open && {
    placementId: open.placementId,
    chosen: source.kind === 'placement' ? source.section : undefined,
    onChoose: (section: string) => choose({ ...open, section }),
  }
  return { source, sections }
}

/** What an element shows, whatever its layout; the page and analytics hear of it. */
export const useShown = (
  source: FeedSource,
  { start, embedId, placementId }: FeedProps,
  first: FirstPage | null,
): Shown => {
  const { element, t, emit } = useIsland()
  const handle = useFeed(source, start, first)
  const slug = 'slug' in source ? source.slug : undefined
  const place = useMemo(
    () => ({ element: element.localName, source: source.kind, ...(slug !== undefined && { slug }) }),
    [element, source.kind, slug],
  )
  useEffect(
    () =>
      later(
        () => import('./feed.analytics'),
        ({ reportPlace }) => reportPlace(element, { embedId, placementId }),
      ),
    [element, embedId, placementId],
  )

  const { feed } = handle
  const missing = feed.status === 'incomplete' ? feed.attribute : null
  useEffect(() => {
    if (missing === null) return
    const message = t('feed.incomplete', { tag: element.localName, attribute: missing })
    emit('geuin:error', { code: 'missing-setting', message, setting: missing })
  }, [missing, element, t, emit])
  const error = feed.status === 'failed' ? feed.error : null
  useEffect(() => {
    if (error !== null) emit('geuin:error', { code: 'api', message: `<${element.localName}>: ${error}` })
  }, [error, element, emit])
  return { ...handle, served: source.kind !== 'items', place }
}
