import type { CommunityId } from '../entities/community'
import { communityStore } from '../entities/community.store'
import { useEntity } from '../entities/useEntity'
import { formatCount } from '../kit/format'
import { useIsland } from '../kit/island'
import { useT } from '../kit/useT'
import { PageLink } from '../ui/button/PageLink'
import { Avatar } from '../ui/image/Avatar'
import { Picture } from '../ui/image/Picture'
import { useStyles } from '../ui/styles/useStyles'
import { Marked } from '../ui/text/Marked'
import { type Match, noMatches } from '../ui/text/matches'
import styles from './CommunityCard.css'
import { communityStrings } from './community.strings'
import { JoinButton } from './JoinButton'

interface Props {
  id: CommunityId
  /** Parts of its name that were searched for. */
  matches?: readonly Match[]
}

/** A community in a list: a link to it, with the way in. */
export const CommunityCard = ({ id, matches = noMatches }: Props) => {
  useStyles(styles)
  const { site, settings } = useIsland()
  const t = useT(communityStrings)
  const community = useEntity(communityStore, site, id)
  const { slug, name, description, image, banner, counts } = community
  const shown = formatCount(counts.members, settings.locale)
  return (
    <article part="card" className="community-card">
      <span className="community-card-banner">{banner && <Picture ratio="banner" src={banner} alt="" />}</span>
      <span className="community-card-picture">
        <Avatar name={name} image={image} size="l" square />
      </span>
      <span className="community-card-act">
        <JoinButton community={community} inList />
      </span>
      <div className="community-card-words">
        <h3>
          {/* Its area is the card. */}
          <PageLink page="community" slug={slug}>
            <bdi>
              <Marked name={name} matches={matches} />
            </bdi>
          </PageLink>
        </h3>
        <p className="community-card-count number">{t('community.members', { count: counts.members, shown })}</p>
        {description && (
          <p className="community-card-about" dir="auto">
            {description}
          </p>
        )}
      </div>
    </article>
  )
}
