/** What every view loads first; the build has it in each file with JSX, see `jsxImportSource` in esbuild.mjs. */
import '../src/brand/useBrand'
import '../src/kit/mount'
import '../src/ui/Avatar'
import '../src/ui/IconButton'
import '../src/ui/PageLink'
import '../src/ui/Skeleton'
import '../src/ui/StateMessage'

export { Fragment, jsx, jsxs } from 'react/jsx-runtime'
