/** What every view of loops that can be joined loads, see `companions` in esbuild.mjs. */
import './common.community'
import './common.place'
import '../src/loop/ManageLoopButton'
import '../src/loop/loop.strings'
