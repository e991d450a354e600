import { themedView } from '../brand/themedView'
import { useT } from '../kit/useT'
import { Toaster } from '../ui/overlay/Toaster'
import { MissingSetting } from '../ui/state/MissingSetting'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CommunityIsland.css'
import { CommunityView } from './CommunityView'
import { communityStrings } from './community.strings'
import { toCommunityTab } from './communityTab'

interface Props {
  slug: string | undefined
  tab: string | undefined
}

/** `<geuin-community>`: one community: its header, its videos, its loops and its members. */
function CommunityIsland({ slug, tab }: Props) {
  useStyles(styles)
  const t = useT(communityStrings)
  return (
    <div className="community">
      {slug ? (
        <CommunityView key={slug} slug={slug} tab={toCommunityTab(tab)} />
      ) : (
        <MissingSetting setting="slug" message={t('community.noSlug')} />
      )}
      <Toaster />
    </div>
  )
}

export default themedView(CommunityIsland, communityStrings)
