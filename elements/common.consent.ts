/** What knows a page's consent loads, see `companions` in esbuild.mjs. */
import './common.view'
import '../src/consent/remembered'
