/** Asking for a feed, for places that show its videos in their own way, and what they show them with. */
export { FeedDialog } from './FeedDialog'
export { feedRequest, toFeedPage } from './feed'
export { Poster } from './Poster'
export { PosterSkeletons } from './PosterSkeletons'
