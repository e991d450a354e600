/** Asking for a feed, for places that show its videos in their own way. */
export { feedRequest, toFeedPage } from './feed'
