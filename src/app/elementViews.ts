import type { ElementTag } from '../kit/elements'

/**
 * What the elements that are pages draw, loaded before they are in the page: an element loads it itself only once it is
 * there. A file of its own, since an app shows without it.
 */
export const elementViews: Partial<Record<ElementTag, () => Promise<unknown>>> = {
  'geuin-community': () => import('../community/CommunityIsland'),
  'geuin-explore': () => import('../explore/ExploreIsland'),
  'geuin-feed': () => import('../feed/FeedIsland'),
  'geuin-loop': () => import('../loopPage/LoopIsland'),
  'geuin-profile': () => import('../profilePage/ProfileIsland'),
}
