import { useEffect } from 'react'
import type { Community } from '../entities/community'
import { preload } from '../intent/intents'
import { perform } from '../intent/perform.actions'
import { useIsland } from '../kit/island'
import { communityJoinLink } from '../kit/routes'
import { useT } from '../kit/useT'
import { IconButton } from '../ui/button/IconButton'
import { Icon } from '../ui/icon/Icon'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { useStyles } from '../ui/styles/useStyles'
import styles from './CommunityHeader.css'
import { Counts } from './Counts'
import { communityStrings } from './community.strings'
import { Description } from './Description'
import { JoinButton } from './JoinButton'
import { addRecentCommunity } from './recentCommunities'

/** A padlock, see icons.ts. */
const lock = {
  path: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2M7 11V7a5 5 0 0 1 10 0v4',
}

interface Props {
  community: Community
}

/** Banner, picture, name, counts, what it is about, and the way in. */
export const CommunityHeader = ({ community }: Props) => {
  useStyles(styles)
  const { element, settings } = useIsland()
  const t = useT(communityStrings)
  const { id, slug, name, description, image, banner, isClosed } = community

  useEffect(() => addRecentCommunity(settings, slug), [settings, slug])
  // Browsers share and copy only right after a press.
  useEffect(() => preload('share'), [])

  const share = () =>
    perform(
      { type: 'share', kind: 'community', id, slug, url: communityJoinLink(settings, slug), title: name },
      element,
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
                <Icon name={lock} size="s" />
                {t('community.closed')}
              </span>
            )}
          </h2>
          <Counts community={community} />
        </div>
        <div className="community-acts">
          <IconButton className="community-share" icon="share" size="m" label={t('community.share')} onClick={share} />
          <JoinButton community={community} />
        </div>
        {description && <Description text={description} />}
      </div>
    </header>
  )
}
