/** What every element loads first; the build injects it into every file, see `inject` in esbuild.mjs. */
import './bind'
import './island'
import '../src/feed/start'
