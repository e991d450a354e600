import type { Community } from '../../entities/community'
import { isOpenToViewer } from '../../entities/communityPermissions'
import { useT } from '../../kit/useT'
import { PageLink } from '../../ui/button/PageLink'
import { Icon } from '../../ui/icon/Icon'
import { Avatar } from '../../ui/image/Avatar'
import { CommunityCounts } from '../CommunityCounts'
import { CommunityFailed } from '../CommunityFailed'
import { CommunityStanding } from '../CommunityStanding'
import { communityStrings } from '../community.strings'
import { communityIcons } from '../communityIcons'
import { JoinButton } from '../JoinButton'
import { useCommunity } from '../useCommunity'
import { BoxSkeleton } from './BoxSkeleton'
import { BoxVideos } from './BoxVideos'

const Box = ({ community }: { community: Community }) => {
  const t = useT(communityStrings)
  const { slug, name, description, image } = community
  return (
    <article part="card" className="box-card" aria-label={t('community.label', { name })}>
      <div className="box-head">
        <Avatar name={name} image={image} size="xl" square />
        <h2>
          <PageLink page="community" slug={slug}>
            <bdi>{name}</bdi>
          </PageLink>
        </h2>
        <JoinButton community={community} />
      </div>
      <CommunityStanding community={community} />
      <div className="box-about">
        <CommunityCounts community={community} />
        {description && <p dir="auto">{description}</p>}
      </div>
      {isOpenToViewer(community) ? (
        <BoxVideos community={community} />
      ) : (
        <p className="box-closed">
          <Icon name={communityIcons.lock} size="s" />
          {t('community.closed.title')}
        </p>
      )}
    </article>
  )
}

/** A community in short: what it is, the way in and its latest videos, in all states of its request. */
export const BoxView = ({ slug }: { slug: string }) => {
  const { community, error, ...request } = useCommunity(slug)
  if (community) return <Box community={community} />
  return error ? <CommunityFailed {...request} error={error} /> : <BoxSkeleton />
}
