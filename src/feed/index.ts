/** Asking for a feed, for places that show its videos in their own way, and what they show them with. */
export { FeedDialog } from './FeedDialog'
export { toFeedPage } from './feed'
export { feedRequest } from './feed.source'
export { Poster } from './Poster'
export { PosterSkeletons } from './PosterSkeletons'
