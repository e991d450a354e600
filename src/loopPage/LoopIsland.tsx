import { themedView } from '../brand/themedView'
import { useT } from '../kit/useT'
import { Toaster } from '../ui/overlay/Toaster'
import { MissingSetting } from '../ui/state/MissingSetting'
import { useStyles } from '../ui/styles/useStyles'
import styles from './LoopIsland.css'
import { LoopView } from './LoopView'
import { loopPageStrings } from './loopPage.strings'

interface Props {
  slug: string | undefined
  tab: string | undefined
}

/** `<geuin-loop>`: a group within a community, its videos and its members. */
function LoopIsland({ slug, tab }: Props) {
  useStyles(styles)
  const t = useT(loopPageStrings)
  return (
    <div className="loop">
      {slug ? (
        <LoopView key={slug} slug={slug} tab={tab === 'members' ? 'members' : 'videos'} />
      ) : (
        <MissingSetting setting="slug" message={t('loop.noSlug')} />
      )}
      <Toaster />
    </div>
  )
}

export default themedView(LoopIsland, loopPageStrings)
