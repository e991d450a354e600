import { themedView } from '../brand/themedView'
import { useT } from '../kit/useT'
import { Toaster } from '../ui/overlay/Toaster'
import { MissingSetting } from '../ui/state/MissingSetting'
import { useStyles } from '../ui/styles/useStyles'
import styles from './ProfileIsland.css'
import { ProfileView } from './ProfileView'
import { profilePageStrings } from './profilePage.strings'
import { toProfileTab } from './profileTab'

interface Props {
  /** A user's nickname. */
  slug: string | undefined
  /** A brand's, in place of a user. */
  brandSlug: string | undefined
  tab: string | undefined
}

/** `<geuin-profile>`: a person or a brand, and what they have here. */
function ProfileIsland({ slug, brandSlug, tab }: Props) {
  useStyles(styles)
  const t = useT(profilePageStrings)
  const [kind, whose] = slug ? (['profile', slug] as const) : (['brand', brandSlug] as const)
  return (
    <div className="profile">
      {whose ? (
        <ProfileView key={`${kind} ${whose}`} kind={kind} slug={whose} tab={toProfileTab(tab)} />
      ) : (
        <MissingSetting setting="slug" message={t('person.noSlug')} />
      )}
      <Toaster />
    </div>
  )
}

export default themedView(ProfileIsland, profilePageStrings)
