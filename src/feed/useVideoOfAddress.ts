/**
 * The video of the feed over the window, in the page's address: Back closes that feed, and Forward, a reload or the
 * address sent to somebody else opens it again.
 */
import { useEffect } from 'react'
import { videoStore } from '../entities/video.store'
import { useIsland } from '../kit/island'
import { isInAddress, onPageQueryChange, readPageQuery } from '../kit/pageQuery'
import { shared } from '../kit/shared'
import type { FeedEntry } from './feed'

export const parameter = 'geuin-video'

/** The page has one such feed at a time, although several elements may list its video. */
export const dialog = () => shared('feed:dialog', () => ({ isOpen: false }))

/** Opens the video that the address names, once an element lists it. */
export const useVideoOfAddress = (scope: string, entries: readonly FeedEntry[], open: (slug: string) => void) => {
  const { element } = useIsland()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new in each render
  useEffect(() => {
    if (!isInAddress(element)) return
    const follow = () => {
      const slug = readPageQuery(parameter)
      const isListed = () => entries.some(({ id }) => videoStore.find(scope, id)?.slug === slug)
      if (typeof slug === 'string' && !dialog().isOpen && isListed()) open(slug)
    }
    follow()
    return onPageQueryChange(follow)
  }, [element, scope, entries])
}
