/** What every page of the app loads first, see `companions` in esbuild.mjs. */
import './common.view'
import '../src/app/match'
import '../src/app/router/addresses'
import '../src/settings/preferences.stored'
import '../src/settings/preferences'
