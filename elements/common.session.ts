/** What an app and a stored session load first, and every view, see `companions` in esbuild.mjs. */
import './common'
import '../src/kit/elements'
import '../src/kit/routes'
import '../src/session/session'
import '../src/session/session.store'
import '../src/session/ssoTokenMark'
