import { useBrandTheme } from '../brand/useBrand'
import { useT } from '../kit/useT'
import { Toaster } from '../ui/overlay/Toaster'
import { MissingSetting } from '../ui/state/MissingSetting'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CommunityIsland.css'
import { CommunityView } from './CommunityView'
import { communityStrings } from './community.strings'

interface Props {
  slug: string | undefined
}

/** `<geuin-community>`: one community's header and its videos. */
export default function CommunityIsland({ slug }: Props) {
  useStyles(styles)
  useBrandTheme()
  const t = useT(communityStrings)
  return (
    <div className="community">
      {slug ? (
        <CommunityView key={slug} slug={slug} />
      ) : (
        <MissingSetting setting="slug" message={t('community.noSlug')} />
      )}
      <Toaster />
    </div>
  )
}
