/** What every element loads first, see `companions` in esbuild.mjs. */
import './island'
import '../src/feed/feed'
import '../src/feed/firstPage'
import '../src/feed/feed.source'
import '../src/kit/elements'
import '../src/ui/styles/adoptStyles'
