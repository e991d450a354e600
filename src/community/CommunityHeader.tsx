import { useEffect, useMemo } from 'react'
import type { Community } from '../entities/community'
import { viewerMay } from '../entities/communityPermissions'
import { toSocialLinks } from '../entities/socialLinks'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { SocialLinks } from '../social/SocialLinks'
import { Description } from '../text/Description'
import { IconButton } from '../ui/button/IconButton'
import { PageLink } from '../ui/button/PageLink'
import { fillIn, slot } from '../ui/fillIn'
import { Icon } from '../ui/icon/Icon'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { useStyles } from '../ui/styles/useStyles'
import { CommunityCounts } from './CommunityCounts'
import styles from './CommunityHeader.css'
import { communityStrings } from './community.strings'
import { communityIcons } from './communityIcons'
import { JoinButton } from './JoinButton'
import { recentCommunities } from './recentCommunities'
import { shareCommunity } from './shareCommunity.actions'
import { TeamButtons } from './TeamButtons'

interface Props {
  community: Community
}

/** Banner, picture, name, counts, what it is about, and the way in. */
export const CommunityHeader = ({ community }: Props) => {
  useStyles(styles)
  const { element, settings } = useIsland()
  const t = useT(communityStrings)
  const { slug, name, description, facets, image, banner, isClosed, creator } = community
  const social = useMemo(() => toSocialLinks(community.social), [community.social])

  useEffect(() => recentCommunities(settings).add(slug), [settings, slug])

  const share = () => shareCommunity(element, settings, community)

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
          {creator && (
            <p className="community-by">
              {fillIn(t('community.by', { name: slot('creator') }), {
                creator: (
                  <PageLink page="profile" slug={creator.slug}>
                    <bdi>{creator.name}</bdi>
                  </PageLink>
                ),
              })}
            </p>
          )}
        </div>
        <div className="community-acts">
          {viewerMay(community, 'moderate') ? (
            <TeamButtons community={community} />
          ) : (
            <IconButton
              className="community-share"
              icon="share"
              size="m"
              label={t('community.share')}
              onClick={share}
            />
          )}
          <JoinButton community={community} />
        </div>
        {description && (
          <div className="community-about">
            <Description text={description} facets={facets} />
          </div>
        )}
        {social.length > 0 && (
          <div className="community-social">
            <SocialLinks label={t('community.social')} links={social} />
          </div>
        )}
      </div>
    </header>
  )
}
