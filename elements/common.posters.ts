/** What every view with pictures of videos loads first, see `companions` in esbuild.mjs. */
import './common.dialog'
import '../src/posters/Poster'
import '../src/posters/PosterSkeletons'
