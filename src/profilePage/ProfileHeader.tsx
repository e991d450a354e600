import type { Profile } from '../entities/profile'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { SocialLinks } from '../social/SocialLinks'
import { Description } from '../text/Description'
import { Avatar } from '../ui/image/Avatar'
import { useStyles } from '../ui/styles/useStyles'
import { Counts } from '../ui/text/Counts'
import { ProfileActions } from './ProfileActions'
import styles from './ProfileHeader.css'
import { profilePageStrings } from './profilePage.strings'

interface Props {
  profile: Profile
  /** Somebody is signed in. */
  hasViewer: boolean
}

/** Picture, names, counts, what they say of themselves, and where they are elsewhere; of a blocked person the names alone. */
export const ProfileHeader = ({ profile, hasViewer }: Props) => {
  useStyles(styles)
  const { settings } = useIsland()
  const t = useT(profilePageStrings)
  const { kind, slug, name, image, isAvatar, bio, facets, links, counts, isBlocked } = profile
  const isBrand = kind === 'brand'
  const numbers = {
    'person.videos': counts.videos,
    'person.communities': counts.communities,
    'person.loops': counts.loops,
  }
  return (
    <header part="head" className="profile-head">
      <span className={isBrand ? 'profile-picture profile-picture-square' : 'profile-picture'}>
        <Avatar name={name} image={isBlocked ? null : image} isAvatar={isAvatar} size="4xl" square={isBrand} />
      </span>
      <div className="profile-name">
        <h2 dir="auto">{name}</h2>
        {!isBrand && (
          <p className="profile-handle">
            <bdi dir="ltr">@{slug}</bdi>
          </p>
        )}
        {!isBlocked && (
          <Counts
            counts={(['person.videos', 'person.communities', 'person.loops'] as const).map((key) => {
              const shown = formatCount(numbers[key], settings.locale)
              return { shown, text: t(key, { count: numbers[key], shown }) }
            })}
          />
        )}
      </div>
      <ProfileActions profile={profile} hasViewer={hasViewer} />
      {!isBlocked && (bio !== '' || links.length > 0) && (
        <div className="profile-about">
          {bio && <Description text={bio} facets={facets} />}
          <SocialLinks label={t('person.links')} links={links} />
        </div>
      )}
    </header>
  )
}
