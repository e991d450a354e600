import { themedView } from '../../brand/themedView'
import { useT } from '../../kit/useT'
import { Toaster } from '../../ui/overlay/Toaster'
import { MissingSetting } from '../../ui/state/MissingSetting'
import { useStyles } from '../../ui/styles/useStyles'
import { communityStrings } from '../community.strings'
import styles from './Box.css'
import { BoxView } from './BoxView'

/** `<geuin-community layout="card">`: a community in short, for a page about something else. */
function BoxIsland({ slug }: { slug: string | undefined }) {
  useStyles(styles)
  const t = useT(communityStrings)
  return (
    <div className="box">
      {slug ? <BoxView key={slug} slug={slug} /> : <MissingSetting setting="slug" message={t('community.noSlug')} />}
      <Toaster />
    </div>
  )
}

export default themedView(BoxIsland, communityStrings)
