import { useAtomValue } from 'jotai'
import { atom } from 'jotai/vanilla'
import { useMemo } from 'react'
import type { Feed } from '../feed/feed'
import { type FeedHandle, openFeed } from '../feed/feed.query'
import { useIsland } from '../kit/island'
import { resolveSettings } from '../kit/settings'

/** Fills whole rows of 2, 3, 4 and 6 posters. */
const pageSize = 24

/** Whose videos. */
interface VideosOf {
  kind: 'community' | 'loop' | 'profile' | 'brand'
  slug: string
}

/** A feed as a grid shows it. */
export interface Videos extends Pick<FeedHandle, 'retry' | 'loadMore'> {
  source: VideosOf
  feed: Feed
}

const waitingAtom = atom<Feed>({ status: 'loading' })

/**
 * The videos of a place or a person, which are fetched at the same time as what stands over them.
 * @param isWanted whether they show; without it nothing is fetched
 * @param size how many a page has
 */
export const useVideos = (kind: VideosOf['kind'], slug: string, isWanted = true, size = pageSize): Videos => {
  const { element } = useIsland()
  const { feedAtom, retry, loadMore } = useMemo(() => {
    const context = { settings: () => resolveSettings(element), firstPage: null, pageSize: size }
    return openFeed({ kind, slug }, undefined, context)
  }, [element, kind, slug, size])
  return { source: { kind, slug }, feed: useAtomValue(isWanted ? feedAtom : waitingAtom), retry, loadMore }
}
