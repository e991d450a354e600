/**
 * The video of the feed over the window, in the page's address: Back closes that feed, and Forward, a reload or the
 * address sent to somebody else opens it again.
 */
import { useEffect } from 'react'
import { videoStore } from '../entities/video.store'
import { onPageQueryChange, readPageQuery, removePageQuery, setPageQuery } from '../kit/pageQuery'
import { shared } from '../kit/shared'
import type { FeedEntry } from './feed'

const parameter = 'geuin-video'

/** The page has one such feed at a time, although several elements may list its video. */
const dialog = () => shared('feed:dialog', () => ({ isOpen: false }))

/** Puts the video of the open feed into the address, in a new entry of the history. Returns the way to take it out. */
export const enterAddress = (slug: string, onBack: () => void): (() => void) => {
  dialog().isOpen = true
  setPageQuery(parameter, slug, { push: true })
  const stop = onPageQueryChange(() => readPageQuery(parameter) === null && onBack())
  return () => {
    stop()
    removePageQuery(parameter)
    dialog().isOpen = false
  }
}

/** The open feed shows another video. */
export const updateAddress = (slug: string) => setPageQuery(parameter, slug)

/** Opens the video that the address names, once an element lists it. */
export const useVideoOfAddress = (scope: string, entries: readonly FeedEntry[], open: (slug: string) => void) => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new in each render
  useEffect(() => {
    const follow = () => {
      const slug = readPageQuery(parameter)
      const isListed = () => entries.some(({ id }) => videoStore.find(scope, id)?.slug === slug)
      if (typeof slug === 'string' && !dialog().isOpen && isListed()) open(slug)
    }
    follow()
    return onPageQueryChange(follow)
  }, [scope, entries])
}
