/** What a stored session loads first, and every view, see `companions` in esbuild.mjs. */
import './common'
import '../src/kit/elements'
import '../src/session/session'
import '../src/session/session.store'
