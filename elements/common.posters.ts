/** What every view with pictures of videos loads first, or opens the feed over the window, see `companions` in esbuild.mjs. */
import './common.view'
import './geuin-feed.first'
import '../src/kit/pageQuery'
import '../src/feed/FeedMessage'
import '../src/feed/useFeedDialog'
import '../src/feed/useVideoOfAddress'
import '../src/posters/Poster'
import '../src/posters/PosterSkeletons'
