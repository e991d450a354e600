/** What every view that knows a community or a loop loads, see `companions` in esbuild.mjs. */
import './common.consent'
import '../src/community/community.query'
import '../src/community/recentCommunities'
import '../src/entities/communityPermissions'
import '../src/loop/loop.query'
