/** What every view that opens the feed over the window loads first, see `companions` in esbuild.mjs. */
import './common.view'
import '../src/kit/pageQuery'
import '../src/feed/useFeedDialog'
import '../src/feed/useVideoOfAddress'
