/** What every view of a person loads, see `companions` in esbuild.mjs. */
import './common.page'
import './common.place'
import '../src/entities/profile.store'
import '../src/profilePage/profileIcons'
import '../src/profilePage/profilePage.strings'
import '../src/profilePage/useProfile'
