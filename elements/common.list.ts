/** What a view with lists and menus loads, see `companions` in esbuild.mjs. */
import './common.blocks'
import '../src/ui/fillIn'
import '../src/ui/list/useRowFocus'
import '../src/ui/overlay/MenuButton'
import '../src/ui/state/closedDrawing'
