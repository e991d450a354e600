/** What draws a list, or a part that loads later, see `companions` in esbuild.mjs. */
import './common.view'
import '../src/ui/Lazy'
import '../src/ui/button/Badged'
import '../src/ui/list/Block'
import '../src/ui/list/useNearEnd'
import '../src/ui/state/RowSkeletons'
