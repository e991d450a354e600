/** What every view of communities that can be joined loads, see `companions` in esbuild.mjs. */
import './common.community'
import './common.place'
import '../src/community/JoinButton'
import '../src/community/inviteLink'
