/** What every element loads first; the build injects it into every file, see `inject` in esbuild.mjs. */
import './island'
import '../src/feed/start'
