import { useEffect } from 'react'
import type { Community } from '../entities/community'
import { showFailure } from '../intent/showFailure'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { Description } from '../text/Description'
import { IconButton } from '../ui/button/IconButton'
import { Icon } from '../ui/icon/Icon'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { useStyles } from '../ui/styles/useStyles'
import { CommunityCounts } from './CommunityCounts'
import styles from './CommunityHeader.css'
import { communityStrings } from './community.strings'
import { communityIcons } from './communityIcons'
import { JoinButton } from './JoinButton'
import { addRecentCommunity } from './recentCommunities'
import { shareCommunity } from './shareCommunity'

interface Props {
  community: Community
}

/** Banner, picture, name, counts, what it is about, and the way in. */
export const CommunityHeader = ({ community }: Props) => {
  useStyles(styles)
  const { element, settings } = useIsland()
  const t = useT(communityStrings)
  const { slug, name, description, facets, image, banner, isClosed, membership } = community

  useEffect(() => addRecentCommunity(settings, slug), [settings, slug])

  const share = () => shareCommunity(element, settings, community)

  const moderate = () =>
    import('../moderation/moderation.open').then(
      ({ openModeration }) => openModeration(element, community),
      (error: unknown) => showFailure(element, error),
    )

  return (
    <header>
      <div part="banner" className="community-banner">
        {banner && <Picture ratio="banner" src={banner} alt="" eager />}
      </div>
      <div part="head" className="community-head">
        <span className="community-picture">
          <Avatar name={name} image={image} size="4xl" square />
        </span>
        <div className="community-name">
          <h2>
            <bdi>{name}</bdi>{' '}
            {isClosed && (
              <span className="community-lock">
                <Icon name={communityIcons.lock} size="s" />
                {t('community.closed')}
              </span>
            )}
          </h2>
          <CommunityCounts community={community} />
        </div>
        <div className="community-acts">
          <IconButton className="community-share" icon="share" size="m" label={t('community.share')} onClick={share} />
          {(membership === 'leader' || membership === 'moderator') && (
            <IconButton
              className="community-share"
              icon={communityIcons.reports}
              size="m"
              label={t('community.reports')}
              onClick={moderate}
            />
          )}
          <JoinButton community={community} />
        </div>
        {description && (
          <div className="community-about">
            <Description text={description} facets={facets} />
          </div>
        )}
      </div>
    </header>
  )
}
