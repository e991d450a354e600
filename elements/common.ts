/** What every element loads first, see `companions` in esbuild.mjs. */
import './bind'
import './island'
import '../src/entities/playable'
import '../src/feed/feed.items'
import '../src/feed/firstPage'
import '../src/feed/feed.source'
import '../src/kit/knownElements'
import '../src/ui/styles/adoptStyles'
