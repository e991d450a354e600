/** What every view with pictures of videos loads first, see `companions` in esbuild.mjs. */
import './common.dialog'
import '../src/feed/firstMedia'
import '../src/posters/Poster'
import '../src/posters/PosterSkeletons'
